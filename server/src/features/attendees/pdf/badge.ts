import { light } from '@foyer/brand/tokens'
import type { OpenPdf, Points } from '../../../lib/pdf/document.ts'
import { drawDecoration } from '../../../lib/pdf/document.ts'
import { drawQr } from '../../../lib/pdf/qr.ts'
import type { TextLine } from '../../../lib/pdf/text.ts'
import { heightOf } from '../../../lib/pdf/text.ts'
import { writeTagged } from '../../../lib/pdf/write-tagged.ts'

/** 90 × 60 mm, a common size of badge holders. */
export const badgeSize = { width: 255.12, height: 170.08 } as const

interface BadgeFacts {
  event: string
  name: string
  /** Printed below the name, such as a company; '' for nothing. */
  below: string
  type: string
  number: string
  /** The text of the QR code, and its name for screen readers. */
  code: string
  codeLabel: string
}

interface Place {
  x: Points
  y: Points
}

const padding = 14
const qrSide = 60
const width = badgeSize.width - 2 * padding
const nameTop = padding + 18
/** The name ends above the row with type and code. */
const nameHeight = badgeSize.height - padding - qrSide - 6 - nameTop
const nameSizes = [30, 26, 22, 19, 16, 13]
/** The biggest size in which a name of more than two lines has room. */
const smallSizes = [13, 11, 9, 7]

/** Draws a badge: the name as big as it fits, the event above it, ticket type, number and code below. */
export function drawBadge({ doc, body }: OpenPdf, facts: BadgeFacts, { x, y }: Place): void {
  const section = doc.struct('Sect')
  body.add(section)
  const put = (line: TextLine, top: Points, columnWidth = width) =>
    writeTagged(doc, section, 'P', line, x + padding, y + top, columnWidth)
  put({ text: facts.event, font: 'text', size: 9, color: light['ink-secondary'], maxLines: 1 }, padding)
  const below: TextLine = { text: facts.below, font: 'text', size: 11, color: light.ink, maxLines: 2 }
  const belowHeight = facts.below ? heightOf(doc, below, width) : 0
  const room = nameHeight - belowHeight
  const name = nameLine(doc, facts.name || facts.number, room)
  put(name, nameTop + (room - heightOf(doc, name, width)) / 2)
  if (facts.below) put(below, nameTop + room)
  const beside = width - qrSide - 12
  const bottom = badgeSize.height - padding
  const type: TextLine = { text: facts.type, font: 'strong', size: 12, color: light.ink, maxLines: 2 }
  put(type, bottom - 14 - heightOf(doc, type, beside), beside)
  put({ text: facts.number, font: 'text', size: 9, color: light['ink-secondary'], maxLines: 1 }, bottom - 11, beside)
  const [left, top] = [x + badgeSize.width - padding - qrSide, y + bottom - qrSide]
  const bbox = [left, top, left + qrSide, top + qrSide]
  const figure = { alt: facts.codeLabel, bbox } as object
  section.add(doc.struct('Figure', figure, [() => drawQr(doc, facts.code, left, top, qrSide)]))
  section.end()
}

/**
 * The name in the biggest size in which it needs at most two lines and no word is broken. A longer one gets more and smaller
 * lines, so that no name is cut off.
 */
function nameLine(doc: PDFKit.PDFDocument, text: string, room: Points): TextLine {
  const line = (size: number): TextLine => ({ text, font: 'strong', size, color: light.ink })
  const height = (size: number, part = text) => heightOf(doc, { ...line(size), text: part }, width)
  const fits = (size: number) =>
    height(size) <= Math.min(2 * height(size, 'M'), room) + 0.1 &&
    text.split(/\s+/).every((word) => height(size, word) <= height(size, 'M') + 0.1)
  const big = nameSizes.find(fits)
  if (big !== undefined) return { ...line(big), maxLines: 2 }
  const size = smallSizes.find((each) => height(each) <= room) ?? 7
  return { ...line(size), maxLines: Math.max(1, Math.floor(room / height(size, 'M'))) }
}

/** Draws thin lines around badges, to cut along. */
export function drawCutLines(doc: PDFKit.PDFDocument, places: readonly Place[]): void {
  drawDecoration(doc, () => {
    doc.lineWidth(0.4).dash(2, { space: 2 })
    for (const { x, y } of places) doc.rect(x, y, badgeSize.width, badgeSize.height).stroke(light.line)
    doc.undash()
  })
}
