import { readFileSync } from 'node:fs'
import { pdfFonts } from '@foyer/brand/pdf-fonts'
import type { Language } from '@foyer/contract/languages'

/** Typographic points, 72 per inch. */
export type Points = number

/** An unfinished document, held in memory. */
export interface PdfDraft {
  doc: PDFKit.PDFDocument
  /** The root of the structure that screen readers read. */
  body: PDFKit.PDFStructureElement
  /** Ends the document and returns its bytes. */
  finish(): Promise<Buffer>
}

interface PdfOptions {
  title: string
  author: string
  language: Language
  size: [width: Points, height: Points]
}

/**
 * Creates an accessible document (PDF/UA): tagged, with language, title and embedded fonts. It has no page and no
 * margins; every drawing call gives its position.
 */
export async function createPdf({ title, author, language, size }: PdfOptions): Promise<PdfDraft> {
  // loads the 7 MB only in a process that writes tickets
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // `as`: pdfkit supports it, but its types do not include it
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Foyer', Producer: 'Foyer' },
  })
  for (const [name, bytes] of fontFiles()) doc.registerFont(name, bytes)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const body = doc.struct('Document')
  doc.addStructure(body)
  return {
    doc,
    body,
    finish: () => {
      body.end()
      doc.end()
      return ended
    },
  }
}

const fonts = new URL('../../../../brand/src/fonts/', import.meta.url)

let fontFileCache: [string, Buffer][] | undefined

// reads the fonts once, for the first document
function fontFiles(): [string, Buffer][] {
  fontFileCache ??= Object.entries(pdfFonts).map(([name, { file }]) => [name, readFileSync(new URL(file, fonts))])
  return fontFileCache
}

/** Draws decoration, which screen readers skip. */
export function drawDecoration(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
