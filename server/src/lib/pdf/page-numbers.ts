import type { OpenPdf, Points } from './document.ts'
import { drawDecoration } from './document.ts'
import type { TextLine } from './text.ts'
import { write } from './text.ts'

interface PageNumbers {
  /** The line with a number such as `2 / 3`. */
  lineOf(number: string): TextLine
  /** Where the line ends. */
  right: Points
  top: Points
}

/** Numbers the pages of a document that was created with `bufferPages`. A single page needs no number. */
export function drawPageNumbers({ doc }: OpenPdf, { lineOf, right, top }: PageNumbers): void {
  const { count } = doc.bufferedPageRange()
  if (count === 1) return
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    const line = lineOf(`${at + 1} / ${count}`)
    const width = doc.font(line.font).fontSize(line.size).widthOfString(line.text) + 1
    drawDecoration(doc, () => write(doc, line, right - width, top, width), 'Pagination')
  }
}
