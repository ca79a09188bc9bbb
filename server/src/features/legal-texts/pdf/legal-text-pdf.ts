import { light } from '@foyer/brand/tokens'
import type { ContentBlock } from '@foyer/contract/content'
import type { Language } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { PdfDraft, Points } from '../../../lib/pdf/document.ts'
import { createPdf } from '../../../lib/pdf/document.ts'
import type { Drawing } from '../../../lib/pdf/drawing.ts'
import { drawPageNumbers } from '../../../lib/pdf/page-numbers.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'
import { nameOfKind, versionText } from '../service/names.ts'
import type { Passage } from './passages.ts'
import { passagesOf } from './passages.ts'

/** A version of a text in one language, to draw. */
interface LegalTextSheet {
  kind: LegalTextKind
  language: Language
  organiser: string
  version: number
  createdAt: string
  timeZone: string
  blocks: readonly ContentBlock[]
}

/** A4, in points. */
const a4: [number, number] = [595.28, 841.89]
const margin: Points = 64
const bottom: Points = 770
const pageNumberTop: Points = 792
const indentStep: Points = 16

/** Draws a version of a text, as the buyer keeps it. */
export const legalTextDrawing: Drawing<LegalTextSheet> = {
  name: 'legal-text',
  async draw(sheet) {
    const { kind, language, organiser: author, blocks } = sheet
    const title = nameOfKind(kind, language)
    const pdf = await createPdf({ title: `${title} – ${author}`, author, language, size: a4, bufferPages: true })
    const paper = openPaper(pdf)
    paper.write({ tag: 'H1', size: 20, strong: true, text: title, before: 0, indent: 0 })
    paper.write({
      tag: 'P',
      size: 9.5,
      soft: true,
      text: `${author} · ${versionText(sheet, language)}`,
      before: 4,
      indent: 0,
    })
    for (const passage of passagesOf(blocks)) paper.write(passage)
    paper.end()
    drawPageNumbers(pdf, {
      lineOf: (text) => lineOf({ text, size: 8.5, soft: true }),
      right: a4[0] - margin,
      top: pageNumberTop,
    })
    return await pdf.finish()
  },
}

/** The pages, with the place of the next line. */
function openPaper({ doc, body }: PdfDraft) {
  let section: PDFKit.PDFStructureElement | undefined
  let y: Points = bottom
  const addPage = () => {
    section?.end()
    doc.addPage()
    section = doc.struct('Sect')
    body.add(section)
    y = margin
    return section
  }
  return {
    write({ tag, before, indent, ...typography }: Passage) {
      const x = margin + indent * indentStep
      const width = a4[0] - margin - x
      y += before
      let rest: TextLine | undefined = lineOf(typography)
      if (bottom - y < leastHeight(doc, tag, rest, width)) y = bottom
      while (rest) {
        const line: TextLine = rest
        const fitting = section === undefined ? '' : fittingPart(doc, line, width, bottom - y)
        const page = section === undefined || fitting === '' ? addPage() : section
        const part = fitting === '' ? fittingPart(doc, line, width, bottom - y) || line.text : fitting
        y += writeTagged(doc, page, tag, { ...line, text: part }, x, y, width)
        const left = line.text.slice(part.length).trimStart()
        rest = left === '' ? undefined : { ...line, text: left }
      }
    },
    end: () => section?.end(),
  }
}

/** The height that a passage needs to begin on a page: a heading with two lines of its text, a paragraph two lines. */
function leastHeight(doc: PDFKit.PDFDocument, tag: Passage['tag'], line: TextLine, width: Points): Points {
  const height = heightOf(doc, line, width)
  const twoLines = 2 * heightOf(doc, { ...line, text: 'x' }, width)
  return tag === 'P' ? Math.min(height, twoLines) : height + twoLines
}

const lineOf = ({ text, size, soft, strong }: Pick<Passage, 'text' | 'size' | 'soft' | 'strong'>): TextLine => ({
  text,
  size,
  font: strong ? 'strong' : 'text',
  color: soft ? light['ink-secondary'] : light.ink,
})

/** More characters than a page has: the search for what fits does not measure a longer text. */
const maxPartLength = 8000

/** The longest beginning of a text, of whole words, that fits into a height. @returns an empty text when no line does */
function fittingPart(doc: PDFKit.PDFDocument, line: TextLine, width: Points, height: Points): string {
  const fits = (text: string) => heightOf(doc, { ...line, text }, width) <= height
  if (line.text.length <= maxPartLength && fits(line.text)) return line.text
  const ends = [...line.text.slice(0, maxPartLength).matchAll(/\s+/g)].map(({ index }) => index)
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(line.text.slice(0, ends[middle - 1]))) low = middle
    else high = middle - 1
  }
  return low === 0 ? '' : line.text.slice(0, ends[low - 1])
}
