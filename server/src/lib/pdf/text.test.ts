import { expect, it, vi } from 'vitest'
import { createPdf } from './document.ts'
import { heightOf, write } from './text.ts'

const { doc } = await createPdf({ title: 'T', author: 'A', language: 'fr', size: [400, 400] })

it('a character of another font changes the font of no other', () => {
  doc.addPage()
  const font = vi.spyOn(doc, 'font')
  write(doc, { text: 'Le XIXᵉ siècle', font: 'text', size: 10, color: '#000' }, 0, 0, 400)
  expect(new Set(font.mock.calls.map(([name]) => name))).toEqual(new Set(['text', 'latin.ttf']))
})

it('the comma of an amount keeps its distance from a 7', () => {
  const widthOf = (text: string) => doc.font('text').fontSize(100).widthOfString(text)
  expect(widthOf('37,50')).toBeCloseTo(widthOf('37') + widthOf(',') + widthOf('50'))
})

it.each(['text', 'strong', 'title'] as const)(
  'no line begins with punctuation that French sets apart, in %s',
  (font) => {
    const width = doc.font(font).fontSize(10).widthOfString('Grand atelier') + 4
    const linesOf = (text: string) => heightOf(doc, { text, font, size: 10, color: '#000' }, width) / 12.5
    // the colon takes its word with it into the second line; with a character of another font, too
    expect([linesOf('Grand atelier : bbbbbbb'), linesOf('Grand atelier : bbbbbᵉ')]).toEqual([3, 3])
  },
)
