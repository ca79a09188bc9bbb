import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { maxPromoCodesPerEvent, promoCodeAlphabet } from '@foyer/contract/promo-code-limits'
import { promoCodeFaults } from '@foyer/contract/promo-code-rules'
import type { ImportedPromoCodes, NewPromoCodes } from '@foyer/contract/promo-codes'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { randomBytes } from '../../../lib/random.ts'
import type { Scope } from '../../../lib/scope.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import { requireTimeZone } from '../../events/queries/require-time-zone.ts'
import { eventById } from '../../events/queries.ts'
import { addCodes } from '../../inventory/commands/code-uses.ts'
import { lockInventoryAndBumpVersion } from '../../inventory/commands/lock-inventory.ts'
import { promoCodesIn, takenTexts, typeIdsOf } from '../queries.ts'
import type { Columns, Fields } from '../rules.ts'
import { columnsOf, heldTypeOf } from '../rules.ts'

/** A code to add, with its text. */
interface AddedCode {
  text: string
  fields: Fields
}

/**
 * Creates many codes that differ only in their texts.
 * @returns what they have in common
 * @throws ProblemError `not-found`; `conflict` when the event has the most codes; `stale` when it has another time zone by now; `validation`
 */
export async function createPromoCodes(
  db: Db,
  scope: Scope,
  eventId: string,
  { count, prefix, length, timeZone, ...fields }: NewPromoCodes,
): Promise<{ batchId: string; count: number }> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    await requireTimeZone(tx, eventId, timeZone, [fields.validFrom, fields.validUntil])
    const errors = promoCodeFaults(fields, await typeIdsOf(tx, eventId))
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    const texts = await drawTexts(tx, eventId, { count, prefix, length })
    const batchId = await insertCodes(
      tx,
      eventId,
      texts.map((text) => ({ text, fields })),
    )
    return { batchId, count }
  })
}

/**
 * Creates the codes of a file: all of them, or none.
 * @returns what they have in common
 * @throws ProblemError `not-found`; `conflict` when the event has the most codes; `stale` when it has another time zone by now; `validation` with the errors of all codes,
 *   also for texts that another code of the event or of the file has
 */
export async function importPromoCodes(
  db: Db,
  scope: Scope,
  eventId: string,
  { codes, timeZone }: ImportedPromoCodes,
): Promise<{ batchId: string; count: number }> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const moments = codes.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    await requireTimeZone(tx, eventId, timeZone, moments)
    const errors = [...(await unfitting(tx, eventId, codes)), ...(await repeated(tx, eventId, codes))]
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    const batchId = await insertCodes(
      tx,
      eventId,
      codes.map(({ code, ...fields }) => ({ text: code, fields })),
    )
    return { batchId, count: codes.length }
  })
}

type Codes = ImportedPromoCodes['codes']

async function unfitting(tx: Db, eventId: string, codes: Codes): Promise<FieldError[]> {
  const typeIds = await typeIdsOf(tx, eventId)
  return codes.flatMap((each, at) =>
    promoCodeFaults(each, typeIds).map(({ path, code }) => fault(path.replace('body', `body.codes.${at}`), code)),
  )
}

async function repeated(tx: Db, eventId: string, codes: Codes): Promise<FieldError[]> {
  const texts = await takenTexts(
    tx,
    eventId,
    codes.map(({ code }) => code),
  )
  return codes.flatMap(({ code }, at) => {
    const isTaken = texts.has(code)
    texts.add(code)
    return isTaken ? fault(`body.codes.${at}.code`, 'code-taken') : []
  })
}

/** The most rounds of drawing: with so few free texts a person would guess one as quickly. */
const maxRounds = 20

async function drawTexts(
  tx: Db,
  eventId: string,
  { count, prefix, length }: Pick<NewPromoCodes, 'count' | 'prefix' | 'length'>,
): Promise<string[]> {
  const texts = new Set<string>()
  for (let round = 0; round < maxRounds; round++) {
    const drawn = Array.from({ length: count - texts.size }, () => prefix + drawText(length))
    const taken = await takenTexts(tx, eventId, drawn)
    for (const text of drawn) if (!taken.has(text)) texts.add(text)
    if (texts.size === count) return [...texts]
  }
  throw new ProblemError('validation', { errors: [fault('body.length', 'too-small', length + 1)] })
}

/** A byte is one of 256 values, of which the last few would prefer some characters. */
const fairBytes = 256 - (256 % promoCodeAlphabet.length)

function drawText(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length - text.length))
      if (byte < fairBytes) text += promoCodeAlphabet[byte % promoCodeAlphabet.length] ?? ''
  return text
}

/**
 * Inserts codes whose texts are free. The caller has locked the inventory of the event.
 * @returns the id that they have in common
 */
async function insertCodes(tx: Db, eventId: string, codes: readonly AddedCode[]): Promise<string> {
  if ((await promoCodesIn(tx, eventId)) + codes.length > maxPromoCodesPerEvent)
    throw new ProblemError('conflict', { detail: `An event has at most ${maxPromoCodesPerEvent} codes.` })
  const batchId = newId('bat')
  const terms = distinctTerms(codes)
  const now = Date.now()
  const held = terms.list.map((fields) => heldTypeOf(fields, now))
  const ids = codes.map(() => newId('pmo'))
  await addCodes(
    tx,
    eventId,
    codes.map(({ fields }, at) => ({ id: ids[at] ?? '', uses: fields.uses, holds: held[terms.of[at] ?? 0] })),
  )
  await tx.execute(sql`
    insert into ${promoCodes} (id, code, event_id, batch_id, ticket_type_ids, valid_from, valid_until,
      tag, effect, amount, use, unlocks, min_tickets, min_cents, per_email, with_discounts, holds, note)
    select c.id, c.code, ${eventId}, ${batchId}, string_to_array(ticket_type_ids, ','), valid_from, valid_until,
      tag, effect, amount, use, unlocks, min_tickets, min_cents, per_email, with_discounts, holds, note
    from unnest(${sql.param(ids)}::text[], ${sql.param(codes.map(({ text }) => text))}::text[],
      ${sql.param(terms.of.map((at) => at + 1))}::int[]) as c (id, code, terms)
    join (${termsTable(terms.list.map(columnsOf))}) t on t.at = c.terms`)
  return batchId
}

/** The terms of codes, each once, and for each code which of them it has. Thousands of codes often have the same. */
function distinctTerms(codes: readonly AddedCode[]): { list: Fields[]; of: number[] } {
  const list: Fields[] = []
  const known = new Map<string, number>()
  const of = codes.map(({ fields }) => {
    const key = JSON.stringify(fields)
    const at = known.get(key) ?? list.push(fields) - 1
    known.set(key, at)
    return at
  })
  return { list, of }
}

/**
 * The columns of codes as rows of a statement, numbered from 1. By column: the values of many rows are more than a statement
 * has parameters, and PostgreSQL reads them as JSON in more time than it inserts them.
 */
function termsTable(terms: readonly Columns[]): SQL {
  const column = (of: (columns: Columns) => unknown) => sql.param(terms.map((each) => of(each) ?? null))
  const values = (name: keyof Columns) => column((columns) => columns[name])
  const moments = (name: 'validFrom' | 'validUntil') => column((columns) => columns[name]?.toISOString())
  return sql`
    select * from unnest(${column(({ ticketTypeIds }) => ticketTypeIds?.join(','))}::text[],
      ${moments('validFrom')}::timestamptz[], ${moments('validUntil')}::timestamptz[], ${values('tag')}::text[],
      ${values('effect')}::text[], ${values('amount')}::int[], ${values('use')}::text[], ${values('unlocks')}::bool[],
      ${values('minTickets')}::int[], ${values('minCents')}::int[], ${values('perEmail')}::int[],
      ${values('withDiscounts')}::bool[], ${values('holds')}::bool[], ${values('note')}::text[])
      with ordinality as t (ticket_type_ids, valid_from, valid_until, tag, effect, amount, use, unlocks, min_tickets,
        min_cents, per_email, with_discounts, holds, note, at)`
}
