import { light } from '@foyer/brand/tokens'
import { formatDay } from '@foyer/words/format/date-time'
import { formatList } from '@foyer/words/format/list'
import type { PdfDraft, Points } from '../../../lib/pdf/document.ts'
import { drawDecoration } from '../../../lib/pdf/document.ts'
import { drawPageNumbers } from '../../../lib/pdf/page-numbers.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'
import type { DocumentFacts } from '../../../schema/json/invoice-facts.ts'
import { correctedIn } from '../rules/corrected-invoices.ts'
import { eventText, invoiceMessages, legalNote, paymentText, termsOf, titleOf } from '../service/document-texts.ts'
import { drawRows, drawTableHead, drawTotals } from './invoice-table.ts'
import type { Paper } from './paper.ts'
import { margin, text, width } from './paper.ts'
import { buyerLines, referenceLines, sellerText } from './parties.ts'

/** Where the window of an envelope shows a folded sheet: the sender, and the recipient below (DIN 5008, form B). */
const windowTop = 130
const windowBottom = 255
const tableTop = 320
/** The last line of the seller ends here. */
const footerBottom = 812

/**
 * Draws the pages of a document: recipient, references, lines, totals, notes, and the seller at the end of each page. If
 * there are several, each has the number of the document and its own.
 */
export function drawPages(pdf: PdfDraft, facts: DocumentFacts): void {
  const pages: Paper['section'][] = []
  const addPage = () => {
    pdf.doc.addPage()
    const section = pdf.doc.struct('Sect')
    pdf.body.add(section)
    pages.push(section)
    drawFooter(pdf, section, facts)
    return section
  }
  const section = addPage()
  const paper: Paper = { doc: pdf.doc, section, y: windowTop, bottom: footerTopOf(pdf, facts) - 20, addPage, facts }
  drawParties(paper)
  paper.y = Math.max(tableTop, paper.y + 24)
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
  drawPageNumbers(pdf, { lineOf: pageNumberOf(facts), right: margin + width, top: footerTopOf(pdf, facts) })
}

function drawParties(paper: Paper): void {
  const { doc, section, facts } = paper
  const t = invoiceMessages(facts.language)
  const { seller } = facts
  const sender = [seller.name, seller.street, `${seller.postcode} ${seller.city}`].join(' · ')
  paper.y += writeTagged(doc, section, 'P', text(sender, 7, { soft: true, maxLines: 2 }), margin, paper.y, 240) + 5
  let side = paper.y
  drawRecipient(paper, buyerLines(facts, t))
  for (const [label, value] of referenceLines(facts, t)) {
    const labelHeight = writeTagged(doc, section, 'P', text(label, 8.5, { soft: true }), 332, side, 98)
    const valueHeight = writeTagged(doc, section, 'P', text(value, 9.5), 432, side - 1, margin + width - 432)
    side += Math.max(15, labelHeight + 3, valueHeight + 3)
  }
}

/** Draws the recipient in full, as the law requires, and smaller when the window has no room for it otherwise. */
function drawRecipient(paper: Paper, lines: readonly string[]): void {
  const { doc, section } = paper
  const heightAt = (size: number) => lines.reduce((sum, line) => sum + heightOf(doc, text(line, size), 240), 0)
  const size = [10.5, 9.5].find((each) => paper.y + heightAt(each) <= windowBottom) ?? 8.5
  for (const line of lines) paper.y += writeTagged(doc, section, 'P', text(line, size), margin, paper.y, 240)
}

function drawCorrection(paper: Paper): void {
  const { language } = paper.facts
  const t = invoiceMessages(language)
  const corrected = correctedIn(paper.facts).map(({ number, issuedOn }) =>
    t('corrected', { number, date: formatDay(issuedOn, language) }),
  )
  if (corrected.length === 0) return
  paper.y += 2
  write(paper, 'P', text(t('refersTo', { documents: formatList(corrected, language) }), 10))
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
  if (paper.y + heightOf(paper.doc, line, width) > paper.bottom) {
    paper.section = paper.addPage()
    paper.y = margin
  }
  paper.y += writeTagged(paper.doc, paper.section, tag, line, margin, paper.y, width)
}

const sellerLine = (facts: DocumentFacts): TextLine =>
  text(sellerText(facts, invoiceMessages(facts.language)), 7.5, { soft: true })

const pageNumberOf =
  (facts: DocumentFacts) =>
  (number: string): TextLine =>
    text(`${facts.number} · ${number}`, 7.5, { soft: true })

/** The room that the longest number of a page leaves to the seller. */
function sellerWidthOf({ doc }: PdfDraft, facts: DocumentFacts): Points {
  const longest = pageNumberOf(facts)('999 / 999')
  return width - 16 - doc.font(longest.font).fontSize(longest.size).widthOfString(longest.text)
}

/** Where the seller begins: a long legal form with its register needs more lines, and none may be missing. */
const footerTopOf = (pdf: PdfDraft, facts: DocumentFacts): Points =>
  Math.min(780, footerBottom - heightOf(pdf.doc, sellerLine(facts), sellerWidthOf(pdf, facts)))

function drawFooter(pdf: PdfDraft, section: Paper['section'], facts: DocumentFacts): void {
  const { doc } = pdf
  const footerTop = footerTopOf(pdf, facts)
  drawDecoration(doc, () => {
    doc
      .moveTo(margin, footerTop - 8)
      .lineTo(margin + width, footerTop - 8)
      .lineWidth(0.5)
      .stroke(light.line)
  })
  writeTagged(doc, section, 'P', sellerLine(facts), margin, footerTop, sellerWidthOf(pdf, facts))
}
