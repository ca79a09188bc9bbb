import { describe, expect, it } from 'vitest'
import { openEquations } from './equations.ts'

describe('an equation', () => {
  it('has no style attributes: each style is a rule, and two that are the same are one', () => {
    const equations = openEquations()
    const once = equations.html('\\frac{a}{b}', true) ?? ''
    const styles = equations.styles()
    expect(once).not.toContain('style=')
    expect(once.match(/data-k=/g)?.length).toBeGreaterThan(styles.split('}').length)
    expect(styles).toMatch(/^(\[data-k="\d+"\]\{([a-z-]+:[-.\w]+!important;)+\})+$/)
    equations.html('\\frac{c}{d}', true)
    expect(equations.styles().startsWith(styles)).toBe(true)
  })

  it('keeps what somebody wrote as text, also where it looks like a style', () => {
    const html = openEquations().html('\\text{x style="color:red" <b>}', false)
    expect(html).toContain('style=&quot;color:red&quot; &lt;b&gt;')
  })

  it.each([
    ['that is wrong', '\\frac{'],
    ['that is unknown', '\\notacommand'],
    ['that is too long', 'x'.repeat(1001)],
    ['that is nested too deep', '{'.repeat(500) + '}'.repeat(500)],
    ['that would never end', '\\def\\x{\\x\\x}\\x'],
  ])('%s is not set, or at once', (_, expression) => {
    const html = openEquations().html(expression, false)
    expect(html ?? '').not.toContain('style=')
  })

  it.each([
    '\\rule{9999em}{9999em}',
    '\\kern-9999em x',
    '\\raisebox{-9999em}{x}',
    '\\rule[-9999em]{1em}{1em}',
    '\\begin{array}{c}a\\\\[-9999em]b\\end{array}',
  ])('cannot leave its place: %s', (expression) => {
    const equations = openEquations()
    equations.html(expression, true)
    expect(equations.styles()).not.toMatch(/(?<![.\d])\d{3,}(\.\d+)?em/)
  })

  it('is shown as it was written when there are too many', () => {
    const equations = openEquations()
    const all = Array.from({ length: 1001 }, () => equations.html('x', false))
    expect(all.filter((html) => html === undefined)).toHaveLength(1)
  })
})
