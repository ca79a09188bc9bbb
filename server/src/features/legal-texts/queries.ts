import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { legalTextFiles, legalTexts, orderLegalTexts } from '../../schema/legal-texts.ts'
import { orders } from '../../schema/orders.ts'
import { teams } from '../../schema/teams.ts'
import { hasAddress } from '../inventory/queries/event-address.ts'

export type LegalTextRow = typeof legalTexts.$inferSelect

/** A version with the name of the member who saved it. */
export interface SavedVersion extends LegalTextRow {
  author: string | null
}

/** All versions of the texts of a team, or of an event of it, the newest first. */
export async function versionsOf(db: Db, { team }: Scope, eventId: string | null): Promise<SavedVersion[]> {
  const rows = await db
    .select({ text: legalTexts, author: users.name })
    .from(legalTexts)
    .leftJoin(users, eq(users.id, legalTexts.by))
    .where(
      and(eq(legalTexts.teamId, team), eventId === null ? isNull(legalTexts.eventId) : eq(legalTexts.eventId, eventId)),
    )
    .orderBy(desc(legalTexts.version))
  return rows.map(({ text, author }) => ({ ...text, author }))
}

/** @throws ProblemError `not-found` */
export async function versionById(db: Db, id: string): Promise<LegalTextRow> {
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.id, id))
  if (!row) throw new ProblemError('not-found')
  return row
}

/** An event with the texts that are valid for it. @param slug its address, or a former one */
export async function eventWithTexts(db: Db, slug: string) {
  const [found] = await db
    .select({
      event: { id: events.id, status: events.status, legalTexts: events.legalTexts },
      team: { id: teams.id, language: teams.language, legalTexts: teams.legalTexts },
    })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .where(hasAddress(slug))
  return found
}

/** The version that the buyer of an order has agreed to. */
export interface AgreedVersion extends Pick<LegalTextRow, 'id' | 'kind' | 'agreement' | 'minimumAge' | 'version'> {
  at: Date
}

/** The versions that the buyer of an order has agreed to, with the event's slug. @throws ProblemError `not-found` */
export async function agreedInScope(db: Db, scope: Scope, orderId: string) {
  const [order] = await db
    .select({ language: orders.language, slug: events.slug })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(and(eq(orders.id, orderId), isInScope(scope, orders.teamId, orders.eventId)))
  if (!order) throw new ProblemError('not-found')
  const texts: AgreedVersion[] = await db
    .select({
      id: legalTexts.id,
      kind: legalTexts.kind,
      agreement: legalTexts.agreement,
      minimumAge: legalTexts.minimumAge,
      version: legalTexts.version,
      at: orderLegalTexts.at,
    })
    .from(orderLegalTexts)
    .innerJoin(legalTexts, eq(legalTexts.id, orderLegalTexts.textId))
    .where(eq(orderLegalTexts.orderId, orderId))
  return { ...order, texts }
}

/** A version that the buyer of an order has agreed to, for a mail. */
export interface TextOfOrder {
  id: string
  kind: LegalTextKind
}

/** The versions that the buyers of orders have agreed to, by the order's id. */
export async function agreedByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, TextOfOrder[]>> {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select({ orderId: orderLegalTexts.orderId, id: orderLegalTexts.textId, kind: orderLegalTexts.kind })
          .from(orderLegalTexts)
          .where(inArray(orderLegalTexts.orderId, [...orderIds]))
  const byOrder = new Map<string, TextOfOrder[]>()
  for (const { orderId, ...text } of rows) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), text])
  return byOrder
}

/** The PDFs of a version that are made, by language. */
export async function filesOf(db: Db, textId: string): Promise<Map<Language, Buffer>> {
  const rows = await db
    .select({ language: legalTextFiles.language, pdf: legalTextFiles.pdf })
    .from(legalTextFiles)
    .where(eq(legalTextFiles.textId, textId))
    .orderBy(asc(legalTextFiles.language))
  return new Map(rows.map(({ language, pdf }) => [language, pdf]))
}
