import { readFileSync } from 'node:fs'
import type { pdfFonts } from '@foyer/brand/pdf-fonts'

/** A font for the characters of a script. `file` is in `brand/src/fonts/noto/`. */
interface FallbackFont {
  /** Matches a grapheme that this font may have. */
  script: RegExp
  file: string
}

/** The fonts for what the fonts of the brand lack, in order of preference. */
const fallbackFonts: readonly FallbackFont[] = [
  { script: /\p{Script=Arabic}/u, file: 'arabic.woff' },
  { script: /\p{Script=Hebrew}/u, file: 'hebrew.woff' },
  { script: /\p{Script=Devanagari}/u, file: 'devanagari.woff' },
  { script: /\p{Script=Bengali}/u, file: 'bengali.woff' },
  { script: /\p{Script=Gurmukhi}/u, file: 'gurmukhi.woff' },
  { script: /\p{Script=Gujarati}/u, file: 'gujarati.woff' },
  { script: /\p{Script=Tamil}/u, file: 'tamil.woff' },
  { script: /\p{Script=Telugu}/u, file: 'telugu.woff' },
  { script: /\p{Script=Kannada}/u, file: 'kannada.woff' },
  { script: /\p{Script=Malayalam}/u, file: 'malayalam.woff' },
  { script: /\p{Script=Sinhala}/u, file: 'sinhala.woff' },
  { script: /\p{Script=Thai}/u, file: 'thai.woff' },
  { script: /\p{Script=Lao}/u, file: 'lao.woff' },
  { script: /\p{Script=Khmer}/u, file: 'khmer.woff' },
  { script: /\p{Script=Myanmar}/u, file: 'myanmar.woff' },
  { script: /\p{Script=Georgian}/u, file: 'georgian.woff' },
  { script: /\p{Script=Armenian}/u, file: 'armenian.woff' },
  { script: /\p{Script=Ethiopic}/u, file: 'ethiopic.woff' },
  { script: /\p{Script=Hangul}/u, file: 'hangul.woff' },
  { script: /\p{Script=Greek}/u, file: 'greek.woff' },
  { script: /\p{Script=Cyrillic}/u, file: 'cyrillic.woff' },
  { script: /\p{Script=Latin}/u, file: 'latin.woff' },
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30ff\uff00-\uffef]/u,
    file: 'han.woff',
  },
  { script: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, file: 'emoji.woff' },
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
  if (font.endsWith('.woff')) doc.registerFont(font, bytesOf(font))
  doc.font(font)
}

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
