import { expect, it, vi } from 'vitest'
import { createPdf } from './document.ts'
import { write } from './text.ts'

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
