import { describe, expect, it } from 'vitest'
import { createEquationRenderer } from './equations.ts'

describe('an equation', () => {
  it('has no style attributes: each distinct style is one rule', () => {
    const equations = createEquationRenderer()
    const once = equations.html('\\frac{a}{b}', 'block') ?? ''
    const styles = equations.styles()
    expect(once).not.toContain('style=')
    expect(once.match(/data-k=/g)?.length).toBeGreaterThan(styles.split('}').length)
    expect(styles).toMatch(/^(\[data-k="\d+"\]\{([a-z-]+:[-.\w]+!important;)+\})+$/)
    equations.html('\\frac{c}{d}', 'block')
    expect(equations.styles().startsWith(styles)).toBe(true)
  })

  it('keeps the author’s text, also where it looks like a style', () => {
    const html = createEquationRenderer().html('\\text{x style="color:red" <b>}', 'inline')
    expect(html).toContain('style=&quot;color:red&quot; &lt;b&gt;')
  })

  it.each([
    ['with a syntax error', '\\frac{'],
    ['with an unknown command', '\\notacommand'],
    ['beyond the length limit', 'x'.repeat(1001)],
    ['with too deep nesting', '{'.repeat(500) + '}'.repeat(500)],
    ['with an endless macro', '\\def\\x{\\x\\x}\\x'],
  ])('%s is rendered without styles, or not at all', (_, expression) => {
    const html = createEquationRenderer().html(expression, 'inline')
    expect(html ?? '').not.toContain('style=')
  })

  it.each([
    '\\rule{9999em}{9999em}',
    '\\kern-9999em x',
    '\\raisebox{-9999em}{x}',
    '\\rule[-9999em]{1em}{1em}',
    '\\begin{array}{c}a\\\\[-9999em]b\\end{array}',
  ])('cannot cover the rest of the page: %s', (expression) => {
    const equations = createEquationRenderer()
    equations.html(expression, 'block')
    expect(equations.styles()).not.toMatch(/(?<![.\d])\d{3,}(\.\d+)?em/)
  })

  it('is shown as its source when there are too many', () => {
    const equations = createEquationRenderer()
    const all = Array.from({ length: 1001 }, () => equations.html('x', 'inline'))
    expect(all.filter((html) => html === undefined)).toHaveLength(1)
  })
})
