import { createPdf } from '../../../lib/pdf/document.ts'
import type { Drawing } from '../../../lib/pdf/drawing.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'
import { titleOf } from '../service/document-texts.ts'
import { facturXMetadata } from './factur-x-metadata.ts'
import { drawPages } from './invoice-pages.ts'

/** A document to draw: what it says, and its XML to embed. */
interface InvoiceSheet {
  facts: DocumentFacts
  xml: string
  issuedAt: string
}

/** A4, in points. */
const a4: [number, number] = [595.28, 841.89]

/** Draws a document as PDF/A-3 with the electronic invoice inside (Factur-X 1.0, ZUGFeRD 2). */
export const invoiceDrawing: Drawing<InvoiceSheet> = {
  name: 'invoice',
  async draw({ facts, xml, issuedAt }) {
    const createdAt = new Date(issuedAt)
    const { seller, language } = facts
    const paper = await createPdf({
      title: titleOf(facts),
      author: seller.name,
      language,
      size: a4,
      bufferPages: true,
      archival: { createdAt, metadata: facturXMetadata },
    })
    drawPages(paper, facts)
    // the name and the relationship are those that Factur-X 1.0 prescribes
    paper.doc.file(Buffer.from(xml), {
      name: 'factur-x.xml',
      type: 'text/xml',
      description: titleOf(facts),
      creationDate: createdAt,
      modifiedDate: createdAt,
      // spread, because the types of pdfkit lack this option
      ...{ relationship: 'Alternative' },
    })
    return await paper.finish()
  },
}
