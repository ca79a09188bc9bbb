import katex from 'katex'

/** Within a line of text, or as a block of its own. */
type EquationForm = 'inline' | 'block'

/** Renders the equations of one page. */
export interface EquationRenderer {
  /** @returns HTML; undefined for invalid LaTeX, or beyond the limits of length and number */
  html(expression: string, form: EquationForm): string | undefined
  /** The CSS rules of the page's equations; empty for a page without one. */
  styles(): string
}

// Notion allows no longer expression. A page with a thousand equations takes a second.
const maxExpressionLength = 1000
const maxEquationsPerPage = 1000

/**
 * Renders equations with KaTeX. KaTeX writes sizes and offsets into `style` attributes, which the content security
 * policy blocks. Each attribute therefore becomes a rule of a style sheet, which the policy allows by its hash.
 */
export function createEquationRenderer(): EquationRenderer {
  const rules = new Map<string, number>()
  let count = 0

  function numbered(style: string): string {
    const number = rules.get(style) ?? rules.size
    rules.set(style, number)
    return ` data-k="${number}"`
  }

  return {
    html(expression, form) {
      count += 1
      if (count > maxEquationsPerPage || expression.length > maxExpressionLength) return undefined
      const html = renderLatex(expression, form)
      const written = [...(html ?? '').matchAll(styleAttribute)].every(([, style = '']) => isSafeStyle.test(style))
      return written ? html?.replace(styleAttribute, (_, style: string) => numbered(style)) : undefined
    },
    styles: () =>
      [...rules].map(([style, number]) => `[data-k="${number}"]{${style.replaceAll(';', '!important;')}}`).join(''),
  }
}

const styleAttribute = / style="([^"]*)"/g
// KaTeX writes styles such as 'height:1.2em;vertical-align:-0.3em;' and 'color:#cc0000;'. Its `maxSize` does not limit
// negative sizes, so this pattern refuses 100 em and more: such an equation could cover the rest of the page.
const isSafeStyle = /^(?:[a-z-]+:(?!-?\d{3})[-#.a-z0-9 ]+;)+$/i

function renderLatex(expression: string, form: EquationForm): string | undefined {
  try {
    return katex.renderToString(expression, {
      displayMode: form === 'block',
      throwOnError: true,
      strict: 'ignore',
      maxSize: 20,
    })
  } catch {
    // invalid LaTeX is shown as it was written; KaTeX also fails on expressions that are nested too deeply
    return undefined
  }
}
