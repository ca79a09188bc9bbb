import { encode } from 'uqr'
import type { Points } from './document.ts'

/** Draws a QR code as vector shapes, without the quiet zone, which the caller leaves around it. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, x: Points, y: Points, side: Points): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const module = side / size
  for (const [row, modules] of data.entries())
    for (const [from, to] of darkRuns(modules))
      doc.rect(x + from * module, y + row * module, (to - from) * module, module)
  doc.fill('#000')
}

/** The runs of adjacent dark modules: the first index, and the index after the last. */
function darkRuns(modules: readonly boolean[]): [from: number, to: number][] {
  const edges = modules.flatMap((dark, at) => (dark === (modules[at - 1] ?? false) ? [] : [at]))
  if (edges.length % 2 === 1) edges.push(modules.length)
  return edges.flatMap((from, at) => (at % 2 === 0 ? [[from, edges[at + 1] ?? modules.length]] : []))
}
