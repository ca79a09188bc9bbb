import type { create, Font, GlyphRun } from 'fontkit'

const maxKeptTexts = 5000
const fonts = new Map<Buffer, Font>()
let createFont: typeof create | undefined

/** Loads the library that reads fonts, before the first of them: only a process that writes documents needs it. */
export async function loadFontReader(): Promise<void> {
  createFont ??= (await import('fontkit')).create
}

/**
 * A font for documents, as pdfkit takes it. Its tables are read once, and the layout of texts is kept: most words of a
 * ticket are those of the last one. Without that, both are two thirds of the work on a document.
 */
export function openFont(bytes: Buffer): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(bytes) ?? readFont(bytes)
  fonts.set(bytes, font)
  // `as`: pdfkit takes it, but its types do not include it
  return font as unknown as PDFKit.Mixins.PDFFontSource
}

function readFont(bytes: Buffer): Font {
  if (!createFont) throw new Error('The library that reads fonts is not loaded')
  const font = createFont(bytes)
  if ('fonts' in font) throw new Error('The file is a collection of fonts')
  // A glyph keeps the characters that it is first asked for with, and writing a document asks for the parts of letters
  // such as ä without any: a later document with these parts could not be read aloud.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  keepLayouts(font)
  return font
}

function keepLayouts(font: Font): void {
  const runs = new Map<string, GlyphRun>()
  const computeLayout = font.layout.bind(font)
  font.layout = (text, features, ...rest) => {
    const key = JSON.stringify([text, features])
    const run = runs.get(key) ?? computeLayout(text, isDecimal(text) ? { kern: false } : features, ...rest)
    if (runs.size >= maxKeptTexts) runs.clear()
    runs.set(key, run)
    return copyOf(run)
  }
}

/** Kerning pulls the comma of 37,50 below the 7, so that the amount reads as 3750. */
const isDecimal = (text: string) => /\d[.,]\d/.test(text)

/** pdfkit scales the positions of the glyphs in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  // `as`: an object with the run as its prototype is one
  return Object.assign(Object.create(run) as GlyphRun, { positions })
}
