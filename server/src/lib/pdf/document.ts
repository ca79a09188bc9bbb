import { readFileSync } from 'node:fs'
import { pdfFonts } from '@foyer/brand/pdf-fonts'
import type { Language } from '@foyer/contract/languages'
import { escapeXml } from '../xml.ts'
import { loadFontReader, openFont } from './fonts.ts'

/** Typographic points, 72 per inch. */
export type Points = number

/** An unfinished document. */
export interface OpenPdf {
  /** A stream of the bytes that are written so far. */
  doc: PDFKit.PDFDocument
  /** The root of the structure that screen readers read. */
  body: PDFKit.PDFStructureElement
  /** Ends the document. */
  end(): void
}

/** An unfinished document, held in memory. */
export interface PdfDraft extends OpenPdf {
  /** Ends the document and returns its bytes. */
  finish(): Promise<Buffer>
}

interface PdfOptions {
  title: string
  author: string
  language: Language
  size: [width: Points, height: Points]
  /** Holds all pages until the end, so that each can be drawn on once their number is known. */
  bufferPages?: boolean
  /** For a document that is kept for years: PDF/A-3 instead of PDF/UA, which may have files attached. */
  archival?: Archival
}

interface Archival {
  createdAt: Date
  /** Further descriptions for the metadata: elements of RDF. */
  metadata: string
}

/** Creates a document as `openPdf` does, which is held in memory until it is finished. */
export async function createPdf(options: PdfOptions): Promise<PdfDraft> {
  const pdf = await openPdf(options)
  const chunks: Buffer[] = []
  pdf.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.doc.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.doc.on('error', reject)
  })
  return {
    ...pdf,
    finish: () => {
      pdf.end()
      return ended
    },
  }
}

/**
 * Creates an accessible document (PDF/UA): tagged, with language, title and embedded fonts. It has no page and no
 * margins; every drawing call gives its position.
 */
export async function openPdf({
  title,
  author,
  language,
  size,
  archival,
  bufferPages = false,
}: PdfOptions): Promise<OpenPdf> {
  // loads the 7 MB only in a process that writes tickets
  const [{ default: PDFDocument }] = await Promise.all([import('pdfkit'), loadFontReader()])
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages,
    pdfVersion: '1.7',
    // `as`: pdfkit supports it, but its types do not include it
    subset: (archival ? 'PDF/A-3b' : 'PDF/UA') as 'PDF/A-1',
    // no standard font: pdfkit would read the metrics of Helvetica for each document, a twentieth of the time of a ticket
    font: '',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Foyer',
      Producer: 'Foyer',
      ...(archival && { CreationDate: archival.createdAt, ModDate: archival.createdAt }),
    },
  })
  escapeMetadata(doc)
  // `as`: pdfkit has it, but its types do not include it
  if (archival) (doc as unknown as { appendXML(xml: string): void }).appendXML(archival.metadata)
  for (const [name, bytes] of fontFiles()) doc.registerFont(name, openFont(bytes))
  const body = doc.struct('Document')
  doc.addStructure(body)
  return {
    doc,
    body,
    end: () => {
      body.end()
      doc.end()
    },
  }
}

/** pdfkit writes the title and the author into its XML metadata as they are: `&` and `<` would break it. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  // `as`: a method of pdfkit that its types do not include
  const inner = doc as unknown as { info: Record<string, unknown>; _addInfo(): void }
  const addInfo = inner._addInfo.bind(doc)
  inner._addInfo = () => {
    const plain = inner.info
    inner.info = Object.fromEntries(
      Object.entries(plain).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    )
    addInfo()
    inner.info = plain
  }
}

const fonts = new URL('../../../../brand/src/fonts/', import.meta.url)

let fontFileCache: [string, Buffer][] | undefined

// reads the fonts once, for the first document
function fontFiles(): [string, Buffer][] {
  fontFileCache ??= Object.entries(pdfFonts).map(([name, { file }]) => [name, readFileSync(new URL(file, fonts))])
  return fontFileCache
}

/** Draws decoration, or the number of a page, which screen readers skip. */
export function drawDecoration(
  doc: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
