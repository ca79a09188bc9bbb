import { light } from '@foyer/brand/tokens'
import type { Points } from '../../../lib/pdf/document.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'

/** A document while it is drawn. */
export interface Paper {
  doc: PDFKit.PDFDocument
  /** The part of the structure that the current page belongs to. */
  section: PDFKit.PDFStructureElement
  /** Where the next line begins. */
  y: Points
  /** Where the lines of a page end, above the seller. */
  bottom: Points
  /** Begins a page. @returns its part of the structure */
  addPage(): PDFKit.PDFStructureElement
  facts: DocumentFacts
}

export const margin: Points = 56
export const width: Points = 595.28 - 2 * margin

interface TextStyle {
  soft?: boolean
  strong?: boolean
  maxLines?: number
}

/** A text in the typography of documents. */
export const text = (
  words: string,
  size: Points,
  { soft = false, strong = false, maxLines }: TextStyle = {},
): TextLine => ({
  text: words,
  font: strong ? 'strong' : 'text',
  size,
  color: soft ? light['ink-secondary'] : light.ink,
  ...(maxLines !== undefined && { maxLines }),
})
