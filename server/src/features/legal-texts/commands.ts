import { ProblemError } from '@foyer/contract/http/problem-error'
import type { LegalTextKind, ValidLegalText } from '@foyer/contract/legal-text-kinds'
import type { NewLegalText } from '@foyer/contract/legal-texts'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { valuesOf } from '../../lib/fixed-statement.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { legalTexts, legalTextsToDraw } from '../../schema/legal-texts.ts'
import { teams } from '../../schema/teams.ts'
import { eventNotFound, inScope } from '../events/queries.ts'
import { insertAcceptedTexts } from '../inventory/commands/accepted-texts.ts'
import { invalidateEventPage } from '../inventory/commands/invalidate-event-page.ts'
import { agreedTexts } from '../inventory/rules.ts'
import { invalidateTeamPages } from '../teams/commands.ts'
import { languagesOf } from './rules.ts'

/**
 * Saves the next version of a text. It is valid from then on; without content, the text is ended.
 * @param eventId the event that the text is for; null: the team
 * @throws ProblemError `not-found`; `stale` when the text has another version by now
 */
export async function saveLegalText(
  db: Db,
  scope: Scope,
  eventId: string | null,
  { kind, version, content, agreement, minimumAge }: NewLegalText,
): Promise<void> {
  await db.transaction(async (tx) => {
    const valid = await lockOwner(tx, scope, eventId)
    if ((await lastVersion(tx, scope, eventId, kind)) !== version) throw new ProblemError('stale')
    const id = newId('lgt')
    await insertVersion(tx, {
      id,
      teamId: scope.team,
      eventId,
      kind,
      version: version + 1,
      content,
      agreement,
      by: scope.account,
      minimumAge: minimumAge ?? null,
    })
    const written = languagesOf(content)
    const next: ValidLegalText[] = [
      ...valid.filter((text) => text.kind !== kind),
      ...(written.length === 0
        ? []
        : [{ id, kind, agreement, languages: written, ...(minimumAge !== undefined && { minimumAge }) }]),
    ]
    await setValid(tx, scope, eventId, next)
  })
}

/** Copies the valid texts of an event to its copy, each as its first version. */
export async function copyLegalTexts(tx: Db, from: string, to: string): Promise<void> {
  const [event] = await tx.select({ valid: events.legalTexts }).from(events).where(eq(events.id, from))
  if (!event || event.valid.length === 0) return
  const ids = event.valid.map(({ id }) => id)
  const rows = await tx.select().from(legalTexts).where(inArray(legalTexts.id, ids)).orderBy(asc(legalTexts.id))
  const copies = rows.map(({ createdAt: _, ...row }) => ({ ...row, id: newId('lgt'), eventId: to, version: 1 }))
  for (const copy of copies) await insertVersion(tx, copy)
  const valid = event.valid.map((text) => ({
    ...text,
    id: copies.find(({ kind }) => kind === text.kind)?.id ?? text.id,
  }))
  await tx.update(events).set({ legalTexts: valid }).where(eq(events.id, to))
}

/** Stores which texts the buyer of an order has agreed to. */
export async function acceptTexts(tx: Db, orderId: string, texts: readonly ValidLegalText[]): Promise<void> {
  const rows = agreedTexts([orderId], texts)
  if (rows.length > 0) await tx.execute(insertAcceptedTexts(valuesOf(rows), (all) => all, sql`true`))
}

/** Locks the team or the event, so that its texts are saved one after the other. @returns its valid texts */
async function lockOwner(tx: Db, scope: Scope, eventId: string | null): Promise<ValidLegalText[]> {
  const [owner] =
    eventId === null
      ? await tx.select({ valid: teams.legalTexts }).from(teams).where(eq(teams.id, scope.team)).for('no key update')
      : await tx.select({ valid: events.legalTexts }).from(events).where(inScope(scope, eventId)).for('no key update')
  if (!owner) throw eventId === null ? new ProblemError('not-found') : eventNotFound()
  return owner.valid
}

async function lastVersion(tx: Db, { team }: Scope, eventId: string | null, kind: LegalTextKind): Promise<number> {
  const ofOwner = eventId === null ? isNull(legalTexts.eventId) : eq(legalTexts.eventId, eventId)
  const [last] = await tx
    .select({ version: legalTexts.version })
    .from(legalTexts)
    .where(and(eq(legalTexts.teamId, team), ofOwner, eq(legalTexts.kind, kind)))
    .orderBy(desc(legalTexts.version))
    .limit(1)
  return last?.version ?? 0
}

async function insertVersion(tx: Db, row: typeof legalTexts.$inferInsert): Promise<void> {
  await tx.insert(legalTexts).values(row)
  if (languagesOf(row.content).length > 0) await tx.insert(legalTextsToDraw).values({ textId: row.id })
}

async function setValid(tx: Db, { team }: Scope, eventId: string | null, valid: ValidLegalText[]): Promise<void> {
  if (eventId === null) {
    await tx.update(teams).set({ legalTexts: valid }).where(eq(teams.id, team))
    return await invalidateTeamPages(tx, team)
  }
  await tx.update(events).set({ legalTexts: valid }).where(eq(events.id, eventId))
  await invalidateEventPage(tx, eventId)
}
