import { light } from '@foyer/brand/tokens'
import { formatMoney, formatUnitPrice } from '@foyer/words/format/money'
import { formatNumber, formatRate } from '@foyer/words/format/number'
import type { Points } from '../../../lib/pdf/document.ts'
import { drawDecoration } from '../../../lib/pdf/document.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'
import type { DocumentFacts, DocumentLine } from '../../../schema/json/invoice-facts.ts'
import { sumsOf } from '../rules/document-totals.ts'
import { invoiceMessages, lineText } from '../service/document-texts.ts'
import type { Paper } from './paper.ts'
import { margin, text, width } from './paper.ts'

interface Column {
  x: Points
  width: Points
}

/**
 * The columns: description, quantity, price of one, tax rate, net and gross amount. Numbers end at the right of their column.
 * The price of one without tax is required in France (art. 242 nonies A, I, 8° annexe II CGI).
 */
const taxedColumns: readonly [Column, ...Column[]] = [
  { x: margin, width: 148 },
  { x: margin + 152, width: 38 },
  { x: margin + 192, width: 78 },
  { x: margin + 274, width: 36 },
  { x: margin + 314, width: 80 },
  { x: margin + 398, width: width - 398 },
]

/** Those of a small business, which has one price: description, quantity, price of one, amount. */
const untaxedColumns: readonly [Column, ...Column[]] = [
  { x: margin, width: 270 },
  { x: margin + 274, width: 38 },
  { x: margin + 314, width: 80 },
  { x: margin + 398, width: width - 398 },
]

/** The labels and the amounts of the totals. */
const sums = { label: { x: margin + 192, width: 200 }, amount: { x: margin + 398, width: width - 398 } }

const hasTax = ({ regime }: DocumentFacts) => regime !== 'small-business'
const columnsOf = (facts: DocumentFacts) => (hasTax(facts) ? taxedColumns : untaxedColumns)

/** Draws the head of the table of lines. */
export function drawTableHead(paper: Paper): void {
  const t = invoiceMessages(paper.facts.language)
  const row = paper.doc.struct('TR')
  const heads = hasTax(paper.facts)
    ? [t('what'), t('quantity'), t('unitNet'), t('rate'), t('net'), t('gross')]
    : [t('what'), t('quantity'), t('unitPrice'), t('amount')]
  paper.section.add(row)
  for (const [at, head] of heads.entries()) cell(paper, row, 'TH', at, head, { soft: true })
  row.end()
  paper.y += 14
  rule(paper)
}

/** Draws the lines, on as many pages as they need. */
export function drawRows(paper: Paper): void {
  const { facts } = paper
  for (const line of facts.lines) {
    const height = heightOf(paper.doc, text(lineText(facts, line), 10), columnsOf(facts)[0].width)
    if (paper.y + height + 8 > paper.bottom) {
      paper.section = paper.addPage()
      paper.y = margin
      drawTableHead(paper)
    }
    drawRow(paper, line)
    paper.y += height + 7
  }
  rule(paper)
}

function drawRow(paper: Paper, line: DocumentLine): void {
  const { facts } = paper
  const { language, currency } = facts
  const row = paper.doc.struct('TR')
  paper.section.add(row)
  const money = (cents: number) => formatMoney(cents, currency, language)
  const ofOne = (cents: number) => formatUnitPrice(cents / line.quantity, currency, language)
  const rate = facts.regime === 'taxed' ? formatRate(line.taxRateBp, language) : '–'
  const amounts = hasTax(facts)
    ? [ofOne(line.netCents), rate, money(line.netCents), money(line.grossCents)]
    : [ofOne(line.grossCents), money(line.grossCents)]
  const values = [lineText(facts, line), formatNumber(line.quantity, language), ...amounts]
  for (const [at, value] of values.entries()) cell(paper, row, 'TD', at, value)
  row.end()
}

/** Draws net total, tax of each rate, rounding and total. */
export function drawTotals(paper: Paper): void {
  const { kind, totals, language, currency } = paper.facts
  const t = invoiceMessages(language)
  const money = (cents: number) => formatMoney(cents, currency, language)
  const total = sumsOf(totals)
  const rows: [string, string][] = [
    ...(hasTax(paper.facts) ? [[t('netTotal'), money(total.netCents)] satisfies [string, string]] : []),
    ...totals
      .filter(({ taxRateBp }) => taxRateBp > 0)
      .map(({ taxRateBp, netCents, taxCents }): [string, string] => [
        t('tax', { rate: formatRate(taxRateBp, language), net: money(netCents) }),
        money(taxCents),
      ]),
    ...(total.roundingCents === 0 ? [] : [[t('rounding'), money(total.roundingCents)] satisfies [string, string]]),
  ]
  if (paper.y + (rows.length + 1) * 16 > paper.bottom) {
    paper.section = paper.addPage()
    paper.y = margin
  }
  for (const row of rows) drawSum(paper, row)
  paper.y += 2
  const invoiced = hasTax(paper.facts) ? t('total') : t('totalWithoutTax')
  drawSum(paper, [kind === 'invoice' ? invoiced : t('credited'), money(total.grossCents)], { strong: true })
}

function drawSum(paper: Paper, [label, amount]: readonly [string, string], { strong = false } = {}): void {
  const size = strong ? 11.5 : 10
  writeTagged(paper.doc, paper.section, 'P', text(label, size, { strong }), sums.label.x, paper.y, sums.label.width)
  right(paper, paper.section, 'P', amount, sums.amount, size, { strong })
  paper.y += 16
}

function cell(
  paper: Paper,
  row: PDFKit.PDFStructureElement,
  tag: 'TH' | 'TD',
  at: number,
  value: string,
  style: { soft?: boolean } = {},
): void {
  const column = columnsOf(paper.facts)[at]
  if (!column) return
  const size = tag === 'TH' ? 8.5 : 10
  if (at === 0) writeTagged(paper.doc, row, tag, text(value, size, style), column.x, paper.y, column.width)
  else right(paper, row, tag, value, column, size, style)
}

function right(
  { doc, y }: Paper,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  value: string,
  column: Column,
  size: Points,
  style: { soft?: boolean; strong?: boolean } = {},
): void {
  const line = text(value, size, style)
  const taken = Math.min(column.width, doc.font(line.font).fontSize(size).widthOfString(value) + 1)
  writeTagged(doc, parent, tag, line, column.x + column.width - taken, y, taken)
}

function rule(paper: Paper): void {
  const { doc, y } = paper
  drawDecoration(doc, () =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .stroke(light.line),
  )
  paper.y += 6
}
