import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { BadgeLayout } from '@foyer/contract/attendee-states'
import type { Language } from '@foyer/contract/languages'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import { attendeesFile as de } from '@foyer/words/attendees-file/de'
import { attendeesFile as en } from '@foyer/words/attendees-file/en'
import { attendeesFile as fr } from '@foyer/words/attendees-file/fr'
import { fileName } from '../../../lib/file.ts'
import type { OpenPdf, Points } from '../../../lib/pdf/document.ts'
import { openPdf } from '../../../lib/pdf/document.ts'
import type { Signer } from '../../../lib/signer.ts'
import type { EventRow } from '../../events/queries.ts'
import { answerColumns } from '../../order-questions/service/answer-columns.ts'
import { ticketCodeOf } from '../../orders/rules/links.ts'
import type { AnsweringRow } from '../queries.ts'
import { badgeSize, drawBadge, drawCutLines } from './badge.ts'

const words = { en, de, fr } as const

interface Sheet {
  size: [width: Points, height: Points]
  columns: number
  rows: number
}

const sheets = {
  a4: { size: [595.28, 841.89], columns: 2, rows: 4 },
  single: { size: [badgeSize.width, badgeSize.height], columns: 1, rows: 1 },
} as const satisfies Record<BadgeLayout, Sheet>

/**
 * The badges of attendees as a PDF. It is sent while it is drawn: the event loop gets a turn after each badge, and
 * drawing waits for a reader who is slower.
 * @param rows in the order of the badges
 */
export async function badgesPdf(
  { event, questions }: { event: Pick<EventRow, 'name' | 'slug'>; questions: readonly QuestionOfOrder[] },
  rows: readonly AnsweringRow[],
  signer: Signer,
  { layout, language }: { layout: BadgeLayout; language: Language },
): Promise<{ name: string; body: ReadableStream }> {
  const t = words[language]
  const printed = answerColumns(
    questions.filter(({ onBadge, removed }) => onBadge && !removed),
    language,
    t,
  )
  const sheet = sheets[layout]
  const title = `${t.badges}: ${event.name}`
  const pdf = await openPdf({ title, author: event.name, language, size: [...sheet.size] })
  // `as`: the types of pdfkit say that it is an older stream
  const output = pdf.doc as unknown as Readable
  const drawn = drawAll(pdf, output, sheet, rows, (row) => ({
    event: event.name,
    name: row.name,
    below: printed.cells(row.answers).filter(Boolean).join(' · '),
    // first: the end of a long name is cut off
    type: row.test ? `${t.test} · ${row.type_name}` : row.type_name,
    number: row.number,
    code: ticketCodeOf(signer, row),
    codeLabel: t.code,
  }))
  drawn.catch((error: Error) => output.destroy(error))
  // `as`: Node's type of the same stream
  const body = Readable.toWeb(output) as ReadableStream
  return { name: fileName(`${event.slug} ${t.badgesFileName}`, 'pdf'), body }
}

async function drawAll(
  pdf: OpenPdf,
  output: Readable,
  sheet: Sheet,
  rows: readonly AnsweringRow[],
  factsOf: (row: AnsweringRow) => Parameters<typeof drawBadge>[1],
): Promise<void> {
  const perSheet = sheet.columns * sheet.rows
  const untilRead = awaitReader(output)
  // an empty file would be no PDF
  if (rows.length === 0) pdf.doc.addPage()
  for (const [index, row] of rows.entries()) {
    if (output.destroyed) return
    const place = placeOn(sheet, index % perSheet)
    if (index % perSheet === 0) {
      pdf.doc.addPage()
      if (perSheet > 1)
        drawCutLines(
          pdf.doc,
          rows.slice(index, index + perSheet).map((_, at) => placeOn(sheet, at)),
        )
    }
    drawBadge(pdf, factsOf(row), place)
    await setImmediate()
    if (output.readableLength > maxWaitingBytes) await untilRead()
  }
  pdf.end()
}

const maxWaitingBytes = 1024 * 1024

/** @returns a function that waits until the reader has taken what is drawn */
function awaitReader(output: Readable): () => Promise<void> {
  let readOn: () => void = () => undefined
  // Node calls it when it wants more; the method of pdfkit does nothing
  output._read = () => readOn()
  return () =>
    new Promise((resolve) => {
      readOn = resolve
    })
}

function placeOn({ size: [width, height], columns, rows }: Sheet, at: number): { x: Points; y: Points } {
  const [left, top] = [(width - columns * badgeSize.width) / 2, (height - rows * badgeSize.height) / 2]
  return {
    x: left + (at % columns) * badgeSize.width,
    y: top + Math.floor(at / columns) * badgeSize.height,
  }
}
