import { paperFonts } from '@foyer/brand/paper-fonts'
import type { Points } from './paper.ts'

/** A text and how it is set. */
export interface Line {
  text: string
  font: keyof typeof paperFonts
  size: Points
  color: string
  /** Lines beyond these are left out, and an ellipsis says so. */
  atMost?: number
}

const leading = 1.25

/** How high a text is in a column. */
export function heightOf(doc: PDFKit.PDFDocument, line: Line, width: Points): Points {
  const set = setIn(doc, line)
  const lines = Math.round(doc.heightOfString(set.text, { width, lineGap: set.lineGap }) / set.step)
  return Math.min(lines, line.atMost ?? lines) * set.step
}

/** Writes a text into a column. @returns how high it is */
export function write(doc: PDFKit.PDFDocument, line: Line, x: Points, y: Points, width: Points): Points {
  const height = heightOf(doc, line, width)
  const { text, lineGap, step } = setIn(doc, line)
  // a hair more, or what fits exactly may be taken for too much
  doc.fillColor(line.color).text(text, x, y, { width, height: height + step / 10, lineGap, ellipsis: true })
  return height
}

function setIn(doc: PDFKit.PDFDocument, { text, font, size }: Line) {
  const shown = legible(text)
  doc.font(paperFonts[font].holds.test(shown) ? font : 'strong').fontSize(size)
  const natural = doc.currentLineHeight(false)
  const step = size * leading
  return { text: shown, lineGap: step - natural, step }
}

/** One line of characters that the fonts hold; a box stands for each that they do not, as no font holds all there are. */
export const legible = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/\p{Cf}+/gu, ''),
  ]
    .map((sign) => (paperFonts.text.holds.test(sign) ? sign : '□'))
    .join('')
