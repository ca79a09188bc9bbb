import { readFileSync } from 'node:fs'
import { paperFonts } from '@foyer/brand/paper-fonts'
import type { Language } from '@foyer/contract/languages'

/** Points: 72 to the inch. */
export type Points = number

/** A document in the making, kept in memory. */
export interface Paper {
  doc: PDFKit.PDFDocument
  /** What screen readers read: the root of its structure. */
  body: PDFKit.PDFStructureElement
  /** Ends it. */
  finish(): Promise<Buffer>
}

interface About {
  title: string
  author: string
  language: Language
  size: [width: Points, height: Points]
}

/**
 * Begins a document that screen readers can read (PDF/UA): tagged, its language and title said, its fonts within.
 * It has no page yet, and no margins: whatever is written says where.
 */
export async function openPaper({ title, author, language, size }: About): Promise<Paper> {
  // seven megabytes that a process without tickets to write does without
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // `as`: pdfkit knows it, its types do not
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

let files: [string, Buffer][] | undefined

// read once, when the first document wants them
function fontFiles(): [string, Buffer][] {
  files ??= Object.entries(paperFonts).map(([name, { file }]) => [name, readFileSync(new URL(file, fonts))])
  return files
}

/** Draws what only adorns: screen readers pass it over. */
export function adorn(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
