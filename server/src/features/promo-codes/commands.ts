import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { maxPromoCodesPerEvent } from '@foyer/contract/promo-code-limits'
import { promoCodeFaults } from '@foyer/contract/promo-code-rules'
import type { NewPromoCode, PromoCodeChanges, SelectedPromoCodes } from '@foyer/contract/promo-codes'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { and, arrayContains, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { momentNow } from '../../schema/columns.ts'
import { inventory } from '../../schema/inventory.ts'
import { promoCodes } from '../../schema/promo-codes.ts'
import { sameWallTime } from '../events/commands/move-times.ts'
import { requireTimeZone } from '../events/queries/require-time-zone.ts'
import { eventById } from '../events/queries.ts'
import { endUses, holdUses, releaseUses } from '../inventory/commands/code-uses.ts'
import { addInventory, changeCapacity } from '../inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import { matchingIds } from './queries/found-codes.ts'
import type { PromoCodeRow } from './queries.ts'
import { promoCodeById, promoCodesIn, typeIdsOf } from './queries.ts'
import { applyChanges, columnsOf, heldTypeOf } from './rules.ts'

/**
 * Creates a code.
 * @throws ProblemError `not-found`; `conflict` when the event has the most codes; `stale` when it has another time zone by
 *   now; `validation`, also when another code has the text, and when it would hold more seats than are left
 */
export async function createPromoCode(
  db: Db,
  scope: Scope,
  eventId: string,
  { code, timeZone, ...fields }: NewPromoCode,
): Promise<PromoCodeRow> {
  const id = newId('pmo')
  return await refuseTaken(() =>
    db.transaction(async (tx) => {
      await eventById(tx, scope, eventId)
      await lockInventoryAndBumpVersion(tx, eventId)
      await requireTimeZone(tx, eventId, timeZone, [fields.validFrom, fields.validUntil])
      await refuseMoreThan(tx, eventId, 1)
      refuse(promoCodeFaults(fields, await typeIdsOf(tx, eventId)))
      await addInventory(tx, { id, eventId, kind: 'code', capacity: fields.uses })
      await tx.insert(promoCodes).values({ ...columnsOf(fields), id, eventId, code })
      const created = await promoCodeById(tx, scope, id)
      const heldType = heldTypeOf(fields, created.now.getTime())
      if (heldType !== undefined) await holdUses(tx, id, heldType)
      return created
    }),
  )
}

/**
 * Changes the given fields of a code. Orders keep their prices.
 * @throws ProblemError `not-found`; `conflict` when it is to hold seats of another type than its uses have;
 *   `stale` when the event has another time zone by now; `validation`, also when it would have fewer uses than it had, or hold more seats than are left
 */
export async function changePromoCode(
  db: Db,
  scope: Scope,
  id: string,
  changes: PromoCodeChanges,
): Promise<PromoCodeRow> {
  return await refuseTaken(() =>
    db.transaction(async (tx) => {
      const { eventId } = await promoCodeById(tx, scope, id)
      await lockInventoryAndBumpVersion(tx, eventId)
      await requireTimeZone(tx, eventId, changes.timeZone, [changes.validFrom, changes.validUntil])
      const row = await promoCodeById(tx, scope, id)
      const { code, ...fields } = applyChanges(row, changes)
      refuse(promoCodeFaults(fields, await typeIdsOf(tx, eventId)))
      await tx
        .update(promoCodes)
        .set({ ...columnsOf(fields), code })
        .where(eq(promoCodes.id, id))
      const heldType = heldTypeOf(fields, row.now.getTime())
      if (row.setsAsideIn !== heldType) await releaseUses(tx, [id])
      if (fields.uses !== row.uses) await changeCapacity(tx, id, fields.uses, 'body.uses')
      if (heldType !== undefined) await holdUses(tx, id, heldType)
      return await promoCodeById(tx, scope, id)
    }),
  )
}

/**
 * Deletes a code: it is no longer valid, and holds no seats. Its row stays, because orders name it; reservations with it
 * keep their prices until they expire.
 * @throws ProblemError `not-found`
 */
export async function deletePromoCode(db: Db, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { eventId } = await promoCodeById(tx, scope, id)
    await lockInventoryAndBumpVersion(tx, eventId)
    await promoCodeById(tx, scope, id)
    await releaseUses(tx, [id])
    await markDeleted(tx, [id])
  })
}

/**
 * Deletes the codes of an event that a filter selects, as `deletePromoCode` does.
 * @throws ProblemError `not-found`; `stale` when they are not as many as expected
 */
export const deletePromoCodes = (db: Db, scope: Scope, eventId: string, selection: SelectedPromoCodes): Promise<void> =>
  changeSelected(db, scope, eventId, selection, markDeleted)

/**
 * Ends the codes of an event that a filter selects: from now on they are not valid and hold no seats. Orders keep their prices.
 * Codes that have ended keep their times, and those that were to begin later lose their beginning, as none ends before it.
 * @throws ProblemError `not-found`; `stale` when they are not as many as expected
 */
export const endPromoCodes = (db: Db, scope: Scope, eventId: string, selection: SelectedPromoCodes): Promise<void> =>
  changeSelected(db, scope, eventId, selection, async (tx, ids) => {
    const { validFrom, validUntil } = promoCodes
    await tx
      .update(promoCodes)
      .set({
        validFrom: sql`case when ${validFrom} < least(${validUntil}, ${momentNow}) then ${validFrom} end`,
        validUntil: sql`least(${validUntil}, ${momentNow})`,
      })
      .where(sql`${promoCodes.id} = any(${sql.param(ids)}::text[])`)
  })

/**
 * Keeps the local times of the codes of an event in a new time zone. Codes that are over stay over: members end them at a moment
 * and not at an hour of the day, and the seats that they held may be sold. The caller has locked the inventory of the event.
 */
export async function moveCodes(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  const { validFrom, validUntil } = promoCodes
  const isOver = lte(validUntil, momentNow)
  await tx
    .update(promoCodes)
    .set({ validFrom: sameWallTime(validFrom, zone), validUntil: sameWallTime(validUntil, zone) })
    .where(and(eq(promoCodes.eventId, eventId), sql`(${isOver}) is not true`))
}

/**
 * Locks the inventory of an event, gives back the seats of the codes that a filter selects, and changes the codes.
 * @throws ProblemError `not-found`; `stale` when they are not as many as expected
 */
async function changeSelected(
  db: Db,
  scope: Scope,
  eventId: string,
  { count, ...filter }: SelectedPromoCodes,
  change: (tx: Db, ids: string[]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    await lockInventoryAndBumpVersion(tx, eventId)
    const ids = await matchingIds(tx, scope, eventId, filter)
    if (ids.length !== count) throw new ProblemError('stale')
    await releaseUses(tx, ids)
    await change(tx, ids)
  })
}

/** Marks codes as deleted. Orders with them that come back are not refused: their uses have no limit any more. */
async function markDeleted(tx: Db, ids: string[]): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ deletedAt: sql`now()` })
    .where(sql`${promoCodes.id} = any(${sql.param(ids)}::text[])`)
  await endUses(tx, ids)
}

/**
 * Takes a deleted ticket type out of the codes of its event. Codes for this type alone are deleted. The caller has locked the
 * inventory of the event, and removed that of the ticket type.
 */
export async function takeOutOfCodes(tx: Db, eventId: string, ticketTypeId: string): Promise<void> {
  const changed = await tx
    .update(promoCodes)
    .set({ ticketTypeIds: sql`array_remove(${promoCodes.ticketTypeIds}, ${ticketTypeId})` })
    .where(and(eq(promoCodes.eventId, eventId), arrayContains(promoCodes.ticketTypeIds, [ticketTypeId])))
    .returning({ id: promoCodes.id, ticketTypeIds: promoCodes.ticketTypeIds, deletedAt: promoCodes.deletedAt })
  const empty = changed.filter(({ ticketTypeIds, deletedAt }) => ticketTypeIds?.length === 0 && deletedAt === null)
  if (empty.length > 0)
    await markDeleted(
      tx,
      empty.map(({ id }) => id),
    )
}

/** Gives back the seats of codes that are over. */
export async function releaseEndedCodes(db: Db): Promise<void> {
  const ended = and(
    lte(promoCodes.validUntil, sql`now()`),
    isNull(promoCodes.deletedAt),
    isNotNull(inventory.setsAsideIn),
  )
  const rows = await db
    .select({ id: promoCodes.id, eventId: promoCodes.eventId })
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .where(ended)
  for (const eventId of new Set(rows.map((row) => row.eventId)))
    await db.transaction(async (tx) => {
      await lockInventoryAndBumpVersion(tx, eventId)
      // read again under the lock: a member may have prolonged one
      const open = await tx
        .select({ id: promoCodes.id })
        .from(promoCodes)
        .innerJoin(inventory, eq(inventory.id, promoCodes.id))
        .where(and(eq(promoCodes.eventId, eventId), ended))
      await releaseUses(
        tx,
        open.map(({ id }) => id),
      )
    })
}

async function refuseMoreThan(tx: Db, eventId: string, added: number): Promise<void> {
  if ((await promoCodesIn(tx, eventId)) + added > maxPromoCodesPerEvent)
    throw new ProblemError('conflict', { detail: `An event has at most ${maxPromoCodesPerEvent} codes.` })
}

function refuse(errors: ReturnType<typeof promoCodeFaults>): void {
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

/** @throws ProblemError `validation` when another code of the event has the text */
async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (breaksUnique(error, 'promo_codes_code'))
      throw new ProblemError('validation', { errors: [fault('body.code', 'code-taken')] })
    throw error
  }
}
