import type { Points } from './document.ts'
import type { TextLine } from './text.ts'
import { isCovered, write } from './text.ts'

/**
 * Writes a text and tags it for screen readers with a structure type of PDF (`P`, `H1`). When it needs other
 * fonts, whose glyphs stand in the order of the paper, screen readers still get the text as it was typed.
 * @returns the height of the text
 */
export function writeTagged(
  doc: PDFKit.PDFDocument,
  page: PDFKit.PDFStructureElement,
  tag: string,
  line: TextLine,
  x: Points,
  y: Points,
  columnWidth: Points,
): Points {
  let height = 0
  const draw = () => {
    height = write(doc, line, x, y, columnWidth)
  }
  const actual = isCovered(line.text) ? {} : { actual: line.text }
  page.add(doc.struct(tag, actual, [draw]))
  return height
}
