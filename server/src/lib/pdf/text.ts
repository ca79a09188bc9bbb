import { pdfFonts } from '@foyer/brand/pdf-fonts'
import type { Points } from './document.ts'
import { breakLines, writeRuns } from './mixed-text.ts'

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
  const text = cleanText(line.text)
  const step = line.size * leading
  const lines = isCovered(text) ? plainLines(doc, text, line, width) : mixedLines(doc, text, line, width).length
  return Math.min(lines, line.maxLines ?? lines) * step
}

/** Writes a text into a column. @returns its height */
export function write(doc: PDFKit.PDFDocument, line: TextLine, x: Points, y: Points, width: Points): Points {
  const text = cleanText(line.text)
  if (!isCovered(text)) return writeMixed(doc, text, line, x, y, width)
  const height = heightOf(doc, line, width)
  const { lineGap, step } = selectPlainFont(doc, text, line)
  // a tenth of a line more: rounding could otherwise cut off a text that fits exactly
  doc.fillColor(line.color).text(text, x, y, { width, height: height + step / 10, lineGap, ellipsis: true })
  return height
}

/** Whether the fonts of the brand have all characters of a text, so that it needs neither other fonts nor shaping. */
export const isCovered = (text: string): boolean => pdfFonts.text.covers.test(cleanText(text))

/**
 * Joins lines into one, and removes invisible characters, except those that join others. Keeps the punctuation that French sets
 * apart with its word, where it was typed with an ordinary space.
 */
const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/(?<=\S) (?=[:;!?»])|(?<=«) /gu, '\u00a0')
    .replace(/\p{Cf}/gu, (each) => (joinsOthers(each) ? each : ''))

// the joiners of Indic scripts and emoji, and the tags of flags such as Scotland's
const joinsOthers = (character: string): boolean => /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u.test(character)

function plainLines(doc: PDFKit.PDFDocument, text: string, line: TextLine, width: Points): number {
  const { lineGap, step } = selectPlainFont(doc, text, line)
  return Math.round(doc.heightOfString(text, { width, lineGap }) / step)
}

function selectPlainFont(doc: PDFKit.PDFDocument, text: string, { font, size }: TextLine) {
  doc.font(pdfFonts[font].covers.test(text) ? font : 'strong').fontSize(size)
  const step = size * leading
  return { lineGap: step - doc.currentLineHeight(false), step }
}

// the font of titles has few characters, and would change within words
const mixedFontOf = ({ font }: TextLine) => (font === 'title' ? 'strong' : font)

function mixedLines(doc: PDFKit.PDFDocument, text: string, line: TextLine, width: Points) {
  const font = mixedFontOf(line)
  return breakLines(doc, { text, font, covers: pdfFonts[font].covers, size: line.size }, width)
}

function writeMixed(
  doc: PDFKit.PDFDocument,
  text: string,
  line: TextLine,
  x: Points,
  y: Points,
  width: Points,
): Points {
  const lines = mixedLines(doc, text, line, width)
  const { size, color, maxLines = lines.length } = line
  const ellipsis = lines.length > maxLines ? [{ text: '…', font: mixedFontOf(line), level: 0 }] : []
  const shown = lines.slice(0, maxLines).map((runs, index) => (index === maxLines - 1 ? [...runs, ...ellipsis] : runs))
  doc.fillColor(color)
  for (const [index, runs] of shown.entries()) writeRuns(doc, runs, x, y + (index + 0.8) * size * leading, size)
  return shown.length * size * leading
}
