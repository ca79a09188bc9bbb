import { pdfFonts } from '@foyer/brand/pdf-fonts'
import { expect, it } from 'vitest'
import { createPdf } from './document.ts'
import { breakLines } from './mixed-text.ts'

const { doc } = await createPdf({ title: 'T', author: 'A', language: 'fr', size: [400, 400] })

it.each([
  ['XIXᵉ TVA 20\u00a0%\u202f: 7\u00a0€', ['XIXᵉ TVA', '20\u00a0%\u202f: 7\u00a0€']],
  ['XIXᵉ Saint-Germain', ['XIXᵉ Saint-', 'Germain']],
])('%s breaks at spaces and hyphens, and not at no-break spaces', (text, lines) => {
  const mixed = { text, font: 'text', covers: pdfFonts.text.covers, size: 10 }
  expect(breakLines(doc, mixed, 60).map((runs) => runs.map((run) => run.text).join(''))).toEqual(lines)
})
