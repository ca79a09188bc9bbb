import { markPath } from '@foyer/brand/logo-paths'
import { light } from '@foyer/brand/tokens'
import type { Paper, Points } from '../../../lib/pdf/paper.ts'
import { adorn } from '../../../lib/pdf/paper.ts'
import { drawQr } from '../../../lib/pdf/qr.ts'
import type { Line } from '../../../lib/pdf/text.ts'
import { heightOf, legible, write } from '../../../lib/pdf/text.ts'
import type { TicketWords } from './ticket-words.ts'

/** What stands on a ticket. */
export interface TicketFacts {
  event: string
  when: string
  where: string
  type: string
  name: string | undefined
  price: string
  order: string
  organiser: string
  code: string
  /** Which of the order's tickets it is. */
  at: number
  total: number
  test: boolean
}

type Doc = PDFKit.PDFDocument

/** A5 upright: two fit on a sheet, and one fills the screen of a phone. */
export const ticketPage: [width: Points, height: Points] = [419.53, 595.28]

const margin = 26
const padding = 22
const card = { x: margin, y: margin, width: ticketPage[0] - 2 * margin, height: ticketPage[1] - 2 * margin }
const left = card.x + padding
const width = card.width - 2 * padding
/** Where the stub is torn off: its code has the same place on every ticket. */
const tear = card.y + card.height - 196
const notch = 9
const qrSide = 152
const gap = 12
const markSide = 28

/** Adds a page with a ticket: the paper, what it is for, and the stub with its code. */
export function addTicketPage({ doc, body }: Paper, t: TicketWords, facts: TicketFacts): void {
  doc.addPage()
  adorn(doc, () => drawPaper(doc, facts.test))
  const page = doc.struct('Sect')
  body.add(page)
  let y = card.y + padding
  if (facts.test) y += banner(doc, page, y, t('test'))
  adorn(doc, () => drawMark(doc, y - 8))
  const parts = partsOf(t, facts)
  const scale = scales.find((each) => total(doc, parts, each) <= tear - padding / 2 - y) ?? smallest
  for (const part of parts) y += part.write(doc, page, y, scale) + gap * scale
  stub(doc, page, t, facts)
  page.end()
}

const smallest = 0.5
const scales = [1, 0.9, 0.8, 0.7, 0.6, smallest]

/** A part of the ticket that grows with its text and shrinks when all of it must fit. */
interface Part {
  height(doc: Doc, scale: number): Points
  write(doc: Doc, page: PDFKit.PDFStructureElement, y: Points, scale: number): Points
}

const total = (doc: Doc, parts: readonly Part[], scale: number): Points =>
  parts.reduce((sum, part) => sum + part.height(doc, scale) + gap * scale, -gap * scale)

function partsOf(t: TicketWords, { organiser, event, when, where, type, name, price }: TicketFacts): Part[] {
  const half = (width - 2 * gap) / 2
  const named = name !== undefined
  return [
    besideMark(
      text(
        'P',
        (scale) => ({ text: organiser, ...strong, size: Math.max(10 * scale, 7), ...cut(scale, 2) }),
        width - 40,
      ),
    ),
    text('H1', (scale) => ({ text: event, ...display, size: 27 * scale, ...cut(scale, 5) }), width),
    fact(t('when'), when, 2),
    fact(t('where'), where, 4),
    row([fact(t('type'), type, 7, half), ...(named ? [fact(t('name'), name, 7, half, half + 2 * gap)] : [])]),
    fact(t('price'), price, 2),
  ]
}

/** A text is cut only when it has shrunk as far as it may and still wants more lines than these. */
const cut = (scale: number, atMost: number) => (scale === smallest ? { atMost } : {})

const display = { font: 'title', color: light.ink } as const
const strong = { font: 'strong', color: light['ink-secondary'] } as const
const labelOf = (label: string, scale: number): Line => ({
  text: label,
  font: 'text',
  size: Math.max(8 * scale, 6),
  color: light['ink-secondary'],
})

const text = (tag: string, line: (scale: number) => Line, columnWidth: Points): Part => ({
  height: (doc, scale) => heightOf(doc, line(scale), columnWidth),
  write: (doc, page, y, scale) => say(doc, page, tag, line(scale), left, y, columnWidth),
})

/** Makes room for the mark, which does not shrink. */
const besideMark = (part: Part): Part => {
  const beside = (height: Points) => Math.max(height, markSide - 8)
  return {
    height: (doc, scale) => beside(part.height(doc, scale)),
    write: (doc, page, y, scale) => beside(part.write(doc, page, y, scale)),
  }
}

/** A label and what it is about, the one above the other, read as one sentence. */
function fact(label: string, value: string, atMost: number, columnWidth: Points = width, indent: Points = 0): Part {
  const spoken = (scale: number): Line => ({
    text: value,
    font: 'strong',
    size: 12.5 * scale,
    color: light.ink,
    ...cut(scale, atMost),
  })
  const height = (doc: Doc, scale: number) =>
    heightOf(doc, labelOf(label, scale), columnWidth) + 2 * scale + heightOf(doc, spoken(scale), columnWidth)
  return {
    height,
    write(doc, page, y, scale) {
      const high = say(doc, page, 'P', labelOf(label, scale), left + indent, y, columnWidth) + 2 * scale
      return high + say(doc, page, 'P', spoken(scale), left + indent, y + high, columnWidth)
    },
  }
}

/** Parts side by side. */
const row = (parts: readonly Part[]): Part => ({
  height: (doc, scale) => Math.max(...parts.map((part) => part.height(doc, scale))),
  write: (doc, page, y, scale) => Math.max(...parts.map((part) => part.write(doc, page, y, scale))),
})

/** Writes a text that screen readers know as what the tag says; what a font lacks is told them all the same. */
function say(
  doc: Doc,
  page: PDFKit.PDFStructureElement,
  tag: string,
  line: Line,
  x: Points,
  y: Points,
  columnWidth: Points,
): Points {
  let height = 0
  const draw = () => {
    height = write(doc, line, x, y, columnWidth)
  }
  const actual = legible(line.text) === line.text ? {} : { actual: line.text }
  page.add(doc.struct(tag, actual, [draw]))
  return height
}

/** @returns how much of the page it takes */
function banner(doc: Doc, page: PDFKit.PDFStructureElement, y: Points, words: string): Points {
  const line: Line = { text: words, font: 'strong', size: 11, color: light['warn-fg'] }
  const high = heightOf(doc, line, width - 16)
  adorn(doc, () => doc.roundedRect(left, y - 4, width, high + 8, 4).fill(light['warn-bg']))
  return say(doc, page, 'P', line, left + 8, y, width - 16) + gap + 4
}

function stub(doc: Doc, page: PDFKit.PDFStructureElement, t: TicketWords, facts: TicketFacts): void {
  const y = tear + 22
  const bbox = [left, y, left + qrSide, y + qrSide]
  const alt = facts.test ? `${t('code')}. ${t('test')}.` : t('code')
  page.add(doc.struct('Figure', { alt, bbox } as object, [() => drawQr(doc, facts.code, left, y, qrSide)]))
  const column = left + qrSide + 20
  const room = card.x + card.width - padding - column
  const lines: Line[] = [
    { text: t('at', facts), font: 'strong', size: 12, color: light.ink },
    labelOf(t('order'), 1),
    { text: facts.order, font: 'strong', size: 12, color: light.ink },
    { text: facts.test ? t('test') : t('show'), font: 'text', size: 9, color: light['ink-secondary'] },
  ]
  const spaces = [14, 0, 14, 0]
  let at = y
  for (const [index, line] of lines.entries()) at += say(doc, page, 'P', line, column, at, room) + (spaces[index] ?? 0)
}

function drawPaper(doc: Doc, test: boolean): void {
  outline(doc)
  doc.lineWidth(0.75).fillAndStroke(light.card, test ? light['warn-line'] : light['line-control'])
  doc
    .moveTo(card.x + notch + 5, tear)
    .lineTo(card.x + card.width - notch - 5, tear)
    .lineWidth(1.5)
    .lineCap('round')
    .dash(0.01, { space: 5 })
    .stroke(light['line-control'])
    .undash()
}

function drawMark(doc: Doc, y: Points): void {
  // the mark keeps 5 of its 32 parts free on either side
  const x = left + width - (markSide * 27) / 32
  doc
    .save()
    .translate(x, y)
    .scale(markSide / 32)
    .path(markPath)
    .fill(light.accent, 'even-odd')
    .restore()
}

/** The edge of the paper, with a notch on both sides where the stub is torn off. */
function outline(doc: Doc): void {
  const { x, y, width: wide, height: high } = card
  const [right, bottom, corner] = [x + wide, y + high, 12]
  const arc = (rx: number, sweep: 0 | 1, toX: Points, toY: Points) => `A${rx} ${rx} 0 0 ${sweep} ${toX} ${toY}`
  doc.path(
    [
      `M${x + corner} ${y}H${right - corner}`,
      arc(corner, 1, right, y + corner),
      `V${tear - notch}`,
      arc(notch, 0, right, tear + notch),
      `V${bottom - corner}`,
      arc(corner, 1, right - corner, bottom),
      `H${x + corner}`,
      arc(corner, 1, x, bottom - corner),
      `V${tear + notch}`,
      arc(notch, 0, x, tear - notch),
      `V${y + corner}`,
      arc(corner, 1, x + corner, y),
      'Z',
    ].join(''),
  )
}
