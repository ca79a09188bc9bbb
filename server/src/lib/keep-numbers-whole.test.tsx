import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepNumbersWhole } from './keep-numbers-whole.tsx'

it.each([
  ['Order K7QM-2VXP is paid.', 'Order <i>K7QM-2VXP</i> is paid.'],
  ['Rechnung RE-2026-00012', 'Rechnung <i>RE-2026-00012</i>'],
  ['Rock-am-Ring: T-shirt', 'Rock-am-Ring: T-shirt'],
])('no line of %s ends within a number, and its text stays as it is', (text, html) => {
  const marked = renderToStaticMarkup(keepNumbersWhole(text, { className: 'whole' }))
  expect(marked.replaceAll('<span class="whole">', '<i>').replaceAll('</span>', '</i>')).toBe(html)
})
