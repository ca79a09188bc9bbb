import { markPath } from '@foyer/brand/logo-paths'
import { light } from '@foyer/brand/tokens'
import type { PdfDraft, Points } from '../../../lib/pdf/document.ts'
import { drawDecoration } from '../../../lib/pdf/document.ts'
import { drawQr } from '../../../lib/pdf/qr.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'
import type { TicketTranslator } from './ticket-messages.ts'

/** The texts of one ticket, formatted in the order's language. */
export interface TicketFacts {
  event: string
  when: string
  /** When the doors open. */
  doors: string | undefined
  where: string | undefined
  type: string
  /** The add-ons to the ticket; with prices in the file for the buyer. */
  addOns: readonly { name: string; price: string | undefined }[]
  name: string | undefined
  /** Absent in the file for an attendee. */
  price: string | undefined
  order: string
  organiser: string
  code: string
  /** The number to type when the code cannot be scanned. */
  number: string
  /** The position of the ticket in its order, from 1. */
  at: number
  total: number
  test: boolean
}

type Doc = PDFKit.PDFDocument

/** A5 portrait: two tickets fit on an A4 sheet, and one fills the screen of a phone. */
export const ticketPage: [width: Points, height: Points] = [419.53, 595.28]

const margin = 26
const padding = 22
const card = { x: margin, y: margin, width: ticketPage[0] - 2 * margin, height: ticketPage[1] - 2 * margin }
const left = card.x + padding
const width = card.width - 2 * padding
/** The line where the stub is torn off. It is fixed, so that the code is at the same place on every ticket. */
const tearLineY = card.y + card.height - 196
const coverHeight = 84
const notch = 9
const qrSide = 152
const gap = 12
const markSide = 28

/** The size of a cover in pixels, for a print with 216 pixels per inch. */
export const coverPixels = { width: Math.round(card.width * 3), height: coverHeight * 3 }

/**
 * Adds a page with a ticket: the card, the facts of the event and the stub with the QR code.
 * @param cover the data URL of a JPEG in the proportions of `coverPixels`
 */
export function addTicketPage({ doc, body }: PdfDraft, t: TicketTranslator, facts: TicketFacts, cover?: string): void {
  doc.addPage()
  drawDecoration(doc, () => {
    drawPaper(doc, facts.test)
    if (cover) drawCover(doc, cover)
  })
  const page = doc.struct('Sect')
  body.add(page)
  let y = card.y + padding + (cover ? coverHeight : 0)
  if (facts.test) y += banner(doc, page, y, t('test'))
  drawDecoration(doc, () => drawMark(doc, y - 8))
  const parts = partsOf(t, facts)
  const scale = scales.find((each) => total(doc, parts, each) <= tearLineY - padding / 2 - y) ?? smallestScale
  for (const part of parts) y += part.write(doc, page, y, scale) + gap * scale
  stub(doc, page, t, facts)
  page.end()
}

const smallestScale = 0.5
const scales = [1, 0.9, 0.8, 0.7, 0.6, smallestScale]

/** A part of the ticket. Its height follows its text; a smaller `scale` shrinks it when the page is too short. */
interface TicketPart {
  height(doc: Doc, scale: number): Points
  write(doc: Doc, page: PDFKit.PDFStructureElement, y: Points, scale: number): Points
}

const total = (doc: Doc, parts: readonly TicketPart[], scale: number): Points =>
  parts.reduce((sum, part) => sum + part.height(doc, scale) + gap * scale, -gap * scale)

function partsOf(
  t: TicketTranslator,
  { organiser, event, when, doors, where, type, addOns, name, price }: TicketFacts,
): TicketPart[] {
  const half = (width - 2 * gap) / 2
  const named = name !== undefined
  return [
    besideMark(
      text(
        'P',
        (scale) => ({ text: organiser, ...strong, size: Math.max(10 * scale, 7), ...truncation(scale, 2) }),
        width - 40,
      ),
    ),
    text('H1', (scale) => ({ text: event, ...display, size: 27 * scale, ...truncation(scale, 5) }), width),
    fact(t('when'), doors ? `${when} · ${t('doors', { time: doors })}` : when, doors ? 3 : 2),
    ...(where ? [fact(t('where'), where, 4)] : []),
    row([fact(t('type'), type, 7, half), ...(named ? [fact(t('name'), name, 7, half, half + 2 * gap)] : [])]),
    ...(price === undefined ? [] : [fact(t('price'), price, 3)]),
    ...addOns
      .map(({ name: addOn, price: cost }) => (cost === undefined ? addOn : t('addOn', { name: addOn, price: cost })))
      .map((addOn, at) =>
        at === 0
          ? fact(t('addOns'), addOn, 2)
          : text('P', (scale) => ({ text: addOn, ...value, size: 12.5 * scale, ...truncation(scale, 2) }), width),
      ),
  ]
}

/** A text is truncated only at the smallest scale, when it still needs more than `atMost` lines. */
const truncation = (scale: number, atMost: number) => (scale === smallestScale ? { atMost } : {})

const display = { font: 'title', color: light.ink } as const
const value = { font: 'strong', color: light.ink } as const
const strong = { font: 'strong', color: light['ink-secondary'] } as const
const labelOf = (label: string, scale: number): TextLine => ({
  text: label,
  font: 'text',
  size: Math.max(8 * scale, 6),
  color: light['ink-secondary'],
})

const text = (tag: string, line: (scale: number) => TextLine, columnWidth: Points): TicketPart => ({
  height: (doc, scale) => heightOf(doc, line(scale), columnWidth),
  write: (doc, page, y, scale) => writeTagged(doc, page, tag, line(scale), left, y, columnWidth),
})

/** Reserves the height of the mark, which does not shrink. */
const besideMark = (part: TicketPart): TicketPart => {
  const beside = (height: Points) => Math.max(height, markSide - 8)
  return {
    height: (doc, scale) => beside(part.height(doc, scale)),
    write: (doc, page, y, scale) => beside(part.write(doc, page, y, scale)),
  }
}

/** A label above its value. Screen readers read them one after the other. */
function fact(
  label: string,
  value: string,
  atMost: number,
  columnWidth: Points = width,
  indent: Points = 0,
): TicketPart {
  const spoken = (scale: number): TextLine => ({
    text: value,
    font: 'strong',
    size: 12.5 * scale,
    color: light.ink,
    ...truncation(scale, atMost),
  })
  const height = (doc: Doc, scale: number) =>
    heightOf(doc, labelOf(label, scale), columnWidth) + 2 * scale + heightOf(doc, spoken(scale), columnWidth)
  return {
    height,
    write(doc, page, y, scale) {
      const high = writeTagged(doc, page, 'P', labelOf(label, scale), left + indent, y, columnWidth) + 2 * scale
      return high + writeTagged(doc, page, 'P', spoken(scale), left + indent, y + high, columnWidth)
    },
  }
}

/** Parts side by side. */
const row = (parts: readonly TicketPart[]): TicketPart => ({
  height: (doc, scale) => Math.max(...parts.map((part) => part.height(doc, scale))),
  write: (doc, page, y, scale) => Math.max(...parts.map((part) => part.write(doc, page, y, scale))),
})

/** @returns the height of the banner and the gap below it */
function banner(doc: Doc, page: PDFKit.PDFStructureElement, y: Points, words: string): Points {
  const line: TextLine = { text: words, font: 'strong', size: 11, color: light['warn-fg'] }
  const high = heightOf(doc, line, width - 16)
  drawDecoration(doc, () => doc.roundedRect(left, y - 4, width, high + 8, 4).fill(light['warn-bg']))
  return writeTagged(doc, page, 'P', line, left + 8, y, width - 16) + gap + 4
}

function stub(doc: Doc, page: PDFKit.PDFStructureElement, t: TicketTranslator, facts: TicketFacts): void {
  const y = tearLineY + 22
  const bbox = [left, y, left + qrSide, y + qrSide]
  const alt = facts.test ? `${t('code')}. ${t('test')}.` : t('code')
  page.add(doc.struct('Figure', { alt, bbox } as object, [() => drawQr(doc, facts.code, left, y, qrSide)]))
  const column = left + qrSide + 20
  const room = card.x + card.width - padding - column
  const lines: TextLine[] = [
    { text: t('at', facts), font: 'strong', size: 12, color: light.ink },
    labelOf(t('number'), 1),
    { text: facts.number, font: 'strong', size: 17, color: light.ink },
    labelOf(t('order'), 1),
    { text: facts.order, font: 'strong', size: 12, color: light.ink },
    { text: facts.test ? t('test') : t('show'), font: 'text', size: 9, color: light['ink-secondary'] },
  ]
  const spaces = [10, 0, 6, 0, 10, 0]
  let at = y
  for (const [index, line] of lines.entries())
    at += writeTagged(doc, page, 'P', line, column, at, room) + (spaces[index] ?? 0)
}

function drawPaper(doc: Doc, test: boolean): void {
  outline(doc)
  doc.lineWidth(0.75).fillAndStroke(light.card, test ? light['warn-line'] : light['line-control'])
  doc
    .moveTo(card.x + notch + 5, tearLineY)
    .lineTo(card.x + card.width - notch - 5, tearLineY)
    .lineWidth(1.5)
    .lineCap('round')
    .dash(0.01, { space: 5 })
    .stroke(light['line-control'])
    .undash()
}

function drawCover(doc: Doc, cover: string): void {
  doc.save()
  outline(doc)
  doc.clip().image(cover, card.x, card.y, { width: card.width, height: coverHeight }).restore()
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

/** The outline of the card, with a notch on both sides where the stub is torn off. */
function outline(doc: Doc): void {
  const { x, y, width: wide, height: high } = card
  const [right, bottom, corner] = [x + wide, y + high, 12]
  const arc = (rx: number, sweep: 0 | 1, toX: Points, toY: Points) => `A${rx} ${rx} 0 0 ${sweep} ${toX} ${toY}`
  doc.path(
    [
      `M${x + corner} ${y}H${right - corner}`,
      arc(corner, 1, right, y + corner),
      `V${tearLineY - notch}`,
      arc(notch, 0, right, tearLineY + notch),
      `V${bottom - corner}`,
      arc(corner, 1, right - corner, bottom),
      `H${x + corner}`,
      arc(corner, 1, x, bottom - corner),
      `V${tearLineY + notch}`,
      arc(notch, 0, x, tearLineY - notch),
      `V${y + corner}`,
      arc(corner, 1, x + corner, y),
      'Z',
    ].join(''),
  )
}
