import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { pdfFonts } from '@foyer/brand/pdf-fonts'
import { openFont } from './fonts.ts'

/** A font for the characters of a script. `file` is in `brand/src/fonts/noto/`. */
interface FallbackFont {
  /** Matches a grapheme that this font may have. */
  script: RegExp
  file: string
}

/** The fonts for what the fonts of the brand lack, in order of preference. */
const fallbackFonts: readonly FallbackFont[] = [
  { script: /\p{Script=Arabic}/u, file: 'arabic.ttf' },
  { script: /\p{Script=Hebrew}/u, file: 'hebrew.ttf' },
  { script: /\p{Script=Devanagari}/u, file: 'devanagari.ttf' },
  { script: /\p{Script=Bengali}/u, file: 'bengali.ttf' },
  { script: /\p{Script=Gurmukhi}/u, file: 'gurmukhi.ttf' },
  { script: /\p{Script=Gujarati}/u, file: 'gujarati.ttf' },
  { script: /\p{Script=Tamil}/u, file: 'tamil.ttf' },
  { script: /\p{Script=Telugu}/u, file: 'telugu.ttf' },
  { script: /\p{Script=Kannada}/u, file: 'kannada.ttf' },
  { script: /\p{Script=Malayalam}/u, file: 'malayalam.ttf' },
  { script: /\p{Script=Sinhala}/u, file: 'sinhala.ttf' },
  { script: /\p{Script=Thai}/u, file: 'thai.ttf' },
  { script: /\p{Script=Lao}/u, file: 'lao.ttf' },
  { script: /\p{Script=Khmer}/u, file: 'khmer.ttf' },
  { script: /\p{Script=Myanmar}/u, file: 'myanmar.ttf' },
  { script: /\p{Script=Georgian}/u, file: 'georgian.ttf' },
  { script: /\p{Script=Armenian}/u, file: 'armenian.ttf' },
  { script: /\p{Script=Ethiopic}/u, file: 'ethiopic.ttf' },
  { script: /\p{Script=Hangul}/u, file: 'hangul.otf' },
  { script: /\p{Script=Greek}/u, file: 'greek.ttf' },
  { script: /\p{Script=Cyrillic}/u, file: 'cyrillic.ttf' },
  { script: /\p{Script=Latin}/u, file: 'latin.ttf' },
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30ff\uff00-\uffef]/u,
    file: 'han.otf',
  },
  { script: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, file: 'emoji.ttf' },
]

const folder = new URL('../../../../brand/src/fonts/noto/', import.meta.url)
const files = new Map<string, Buffer>()

// reads a font once, for the first text that needs it
function bytesOf(file: string): Buffer {
  const bytes = files.get(file) ?? readFileSync(new URL(file, folder))
  files.set(file, bytes)
  return bytes
}

// joiners and variation selectors change how others are drawn; a font needs no glyph for them
export const invisible = /\u200c|\u200d|[\ufe00-\ufe0f]/gu

/** A font of a document: one of the brand by name, or a fallback font by its file. */
export type FontName = keyof typeof pdfFonts | (string & {})

/** Selects a font of the document. */
export function selectFont(doc: PDFKit.PDFDocument, font: FontName): void {
  // a name that is registered again keeps the font that pdfkit has already read
  if (/\.(ttf|otf)$/.test(font)) doc.registerFont(font, openFont(bytesOf(font)))
  doc.font(font)
}

/** The paths of the fallback fonts that may have characters of a text. */
export const fallbackFilesOf = (text: string): string[] =>
  fallbackFonts.flatMap(({ script, file }) => (script.test(text) ? [fileURLToPath(new URL(file, folder))] : []))

/** The fallback font that has a grapheme. @returns undefined when none has it */
export const fallbackFor = (doc: PDFKit.PDFDocument, grapheme: string): FontName | undefined =>
  fallbackFonts.find(({ script, file }) => script.test(grapheme) && hasGlyphs(doc, file, grapheme))?.file

function hasGlyphs(doc: PDFKit.PDFDocument, font: FontName, grapheme: string): boolean {
  selectFont(doc, font)
  // `as`: the types of pdfkit do not include its selected font, which is a font of fontkit
  const { font: selected } = (doc as unknown as { _font: { font: FontkitFont } })._font
  return [...grapheme.replace(invisible, '')].every((each) => selected.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
}

interface FontkitFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}
