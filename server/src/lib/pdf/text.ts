import { pdfFonts } from '@foyer/brand/pdf-fonts'
import type { Points } from './document.ts'

/** A text and its typography. */
export interface TextLine {
  text: string
  font: keyof typeof pdfFonts
  size: Points
  color: string
  /** The most lines; an ellipsis replaces the rest. */
  maxLines?: number
}

const leading = 1.25

/** The height of a text in a column. */
export function heightOf(doc: PDFKit.PDFDocument, line: TextLine, width: Points): Points {
  const set = prepareText(doc, line)
  const lines = Math.round(doc.heightOfString(set.text, { width, lineGap: set.lineGap }) / set.step)
  return Math.min(lines, line.maxLines ?? lines) * set.step
}

/** Writes a text into a column. @returns its height */
export function write(doc: PDFKit.PDFDocument, line: TextLine, x: Points, y: Points, width: Points): Points {
  const height = heightOf(doc, line, width)
  const { text, lineGap, step } = prepareText(doc, line)
  // a tenth of a line more: rounding could otherwise cut off a text that fits exactly
  doc.fillColor(line.color).text(text, x, y, { width, height: height + step / 10, lineGap, ellipsis: true })
  return height
}

function prepareText(doc: PDFKit.PDFDocument, { text, font, size }: TextLine) {
  const printable = replaceMissingGlyphs(text)
  doc.font(pdfFonts[font].covers.test(printable) ? font : 'strong').fontSize(size)
  const natural = doc.currentLineHeight(false)
  const step = size * leading
  return { text: printable, lineGap: step - natural, step }
}

/** Replaces every character that the fonts lack with a box, because no font has all. Joins lines into one. */
export const replaceMissingGlyphs = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/\p{Cf}+/gu, ''),
  ]
    .map((character) => (pdfFonts.text.covers.test(character) ? character : '□'))
    .join('')
