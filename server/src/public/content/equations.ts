import katex from 'katex'

/** The equations of a page. */
export interface Equations {
  /** @returns HTML; undefined when it cannot be read as LaTeX, or when there are too many */
  html(expression: string, display: boolean): string | undefined
  /** The rules that they need besides KaTeX's own; empty when there is no equation. */
  styles(): string
}

// Notion takes no longer ones. A page of a thousand takes a second.
const longest = 1000
const most = 1000

/**
 * Sets equations by KaTeX. It writes sizes and places into `style` attributes, which our content security policy
 * refuses, as it should: each becomes a rule of a style sheet, which is let in by its hash.
 */
export function openEquations(): Equations {
  const rules = new Map<string, number>()
  let count = 0

  function numbered(style: string): string {
    const number = rules.get(style) ?? rules.size
    rules.set(style, number)
    return ` data-k="${number}"`
  }

  return {
    html(expression, display) {
      count += 1
      if (count > most || expression.length > longest) return undefined
      const html = set(expression, display)
      const written = [...(html ?? '').matchAll(styleIn)].every(([, style = '']) => isMeasured.test(style))
      return written ? html?.replace(styleIn, (_, style: string) => numbered(style)) : undefined
    },
    styles: () =>
      [...rules].map(([style, number]) => `[data-k="${number}"]{${style.replaceAll(';', '!important;')}}`).join(''),
  }
}

const styleIn = / style="([^"]*)"/g
// What KaTeX writes: 'height:1.2em;vertical-align:-0.3em;', 'color:#cc0000;'. Its own limit of sizes knows no negative
// ones: nothing of a hundred em or more comes through here, which could lie over what else is on the page.
const isMeasured = /^(?:[a-z-]+:(?!-?\d{3})[-#.a-z0-9 ]+;)+$/i

function set(expression: string, displayMode: boolean): string | undefined {
  try {
    return katex.renderToString(expression, { displayMode, throwOnError: true, strict: 'ignore', maxSize: 20 })
  } catch {
    // what it cannot read is shown as it was written; it also gives up on what is nested too deep
    return undefined
  }
}
