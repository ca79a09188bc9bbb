import { light } from '@foyer/brand/tokens'
import { formatDay } from '@foyer/words/format/date-time'
import type { PdfDraft } from '../../../lib/pdf/document.ts'
import { drawDecoration } from '../../../lib/pdf/document.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'
import { eventText, invoiceMessages, legalNote, paymentText, termsOf, titleOf } from '../service/document-texts.ts'
import { drawRows, drawTableHead, drawTotals } from './invoice-table.ts'
import type { Paper } from './paper.ts'
import { margin, pageBottom, text, width } from './paper.ts'
import { buyerLines, referenceLines, sellerLines } from './parties.ts'

/** Where the address of the recipient begins, so that it shows in the window of an envelope (DIN 5008, form B). */
const windowTop = 132
const tableTop = 320
const footerTop = 780

/** Draws the pages of a document: recipient, references, lines, totals, notes, and the seller at the end of each page. */
export function drawPages(pdf: PdfDraft, facts: DocumentFacts): void {
  const pages: Paper['section'][] = []
  const addPage = () => {
    pdf.doc.addPage()
    const section = pdf.doc.struct('Sect')
    pdf.body.add(section)
    pages.push(section)
    drawFooter(pdf, section, facts, pages.length)
    return section
  }
  const paper: Paper = { doc: pdf.doc, section: addPage(), y: windowTop, addPage, facts }
  drawParties(paper)
  paper.y = tableTop
  write(paper, 'H1', { text: titleOf(facts), font: 'strong', size: 17, color: light.ink })
  paper.y += 2
  write(paper, 'P', text(eventText(facts), 10))
  drawCorrection(paper)
  paper.y += 10
  drawTableHead(paper)
  drawRows(paper)
  drawTotals(paper)
  drawNotes(paper)
  for (const page of pages) page.end()
}

function drawParties({ doc, section, facts }: Paper): void {
  const t = invoiceMessages(facts.language)
  const { seller } = facts
  const sender = [seller.name, seller.street, `${seller.postcode} ${seller.city}`].join(' · ')
  writeTagged(doc, section, 'P', text(sender, 7.5, { soft: true, maxLines: 1 }), margin, windowTop - 14, 240)
  let y = windowTop
  for (const line of buyerLines(facts, t))
    y += writeTagged(doc, section, 'P', text(line, 10.5, { maxLines: 2 }), margin, y, 240)
  let side = windowTop
  for (const [label, value] of referenceLines(facts, t)) {
    const labelHeight = writeTagged(doc, section, 'P', text(label, 8.5, { soft: true }), 332, side, 98)
    const valueHeight = writeTagged(doc, section, 'P', text(value, 9.5), 432, side - 1, margin + width - 432)
    side += Math.max(15, labelHeight + 3, valueHeight + 3)
  }
}

function drawCorrection(paper: Paper): void {
  const { refersTo, language } = paper.facts
  if (!refersTo) return
  const date = formatDay(refersTo.issuedOn, language)
  paper.y += 2
  write(paper, 'P', text(invoiceMessages(language)('refersTo', { number: refersTo.number, date }), 10))
}

function drawNotes(paper: Paper): void {
  const { facts } = paper
  const t = invoiceMessages(facts.language)
  const account = facts.transfer && t('account', facts.transfer)
  const isExempt = facts.regime !== 'taxed' || facts.totals.some(({ taxRateBp }) => taxRateBp === 0)
  const notes = [
    paymentText(facts),
    account,
    isExempt ? legalNote(facts) : undefined,
    ...termsOf(facts).flatMap(({ text: terms }) => terms.split('\n')),
    ...(facts.note?.split('\n') ?? []),
  ]
  paper.y += 16
  for (const note of notes) {
    if (!note) continue
    write(paper, 'P', text(note, 9.5))
    paper.y += 4
  }
}

function write(paper: Paper, tag: string, line: TextLine): void {
  if (paper.y + heightOf(paper.doc, line, width) > pageBottom) {
    paper.section = paper.addPage()
    paper.y = margin
  }
  paper.y += writeTagged(paper.doc, paper.section, tag, line, margin, paper.y, width)
}

function drawFooter({ doc }: PdfDraft, section: Paper['section'], facts: DocumentFacts, page: number): void {
  drawDecoration(doc, () => {
    doc
      .moveTo(margin, footerTop - 8)
      .lineTo(margin + width, footerTop - 8)
      .lineWidth(0.5)
      .stroke(light.line)
  })
  const t = invoiceMessages(facts.language)
  const line = text(sellerLines(facts, t).join(' · '), 7.5, { soft: true, maxLines: 2 })
  writeTagged(doc, section, 'P', line, margin, footerTop, width - 60)
  writeTagged(doc, section, 'P', text(String(page), 7.5, { soft: true }), margin + width - 20, footerTop, 20)
}
