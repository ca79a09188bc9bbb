import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { InvoiceFilter } from '@foyer/contract/invoices'
import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { hasWords } from '../../lib/search-terms.ts'
import { events } from '../../schema/events.ts'
import { invoiceFiles, invoices } from '../../schema/invoices.ts'
import { orders } from '../../schema/orders.ts'

export type InvoiceRow = typeof invoices.$inferSelect
/** The documents of an order, the oldest first, with whether their files are made. */
export const documentsOf = (db: Db, orderId: string) =>
  db
    .select({ invoice: invoices, ready: isReady })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id))

/** Whether the files of a document are made. */
export const isReady = sql<boolean>`exists (select from ${invoiceFiles} where ${invoiceFiles.invoiceId} = ${invoices.id})`

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>['items'][number]

const Position = z.tuple([z.string().regex(/^\w{1,100}$/)])

type Filter = Pick<InvoiceFilter, 'q' | 'kind' | 'event' | 'from' | 'to'>

/** The condition that a document is one of the scope that a filter selects. */
export function matching(scope: Scope, { q, kind, event, from, to }: Filter): SQL | undefined {
  const ofOrder =
    q === undefined
      ? undefined
      : sql`exists (
    select from ${orders} where ${orders.id} = ${invoices.orderId} and ${orders.number} = ${q.toUpperCase()})`
  return and(
    isInScope(scope, invoices.teamId, invoices.eventId),
    kind ? eq(invoices.kind, kind) : undefined,
    event ? eq(invoices.eventId, event) : undefined,
    from ? gte(invoices.issuedOn, from) : undefined,
    to ? lte(invoices.issuedOn, to) : undefined,
    q ? or(hasWords(invoices.searchText, q), ofOrder) : undefined,
  )
}

/** The documents in the scope, the newest first. */
export async function listInvoices(db: Db, scope: Scope, filter: InvoiceFilter) {
  const { limit, cursor } = filter
  const where = matching(scope, filter)
  const after = cursor === undefined ? undefined : sql`${invoices.id} < ${readCursor(cursor, Position)[0]}`
  const query = db
    .select({
      invoice: invoices,
      order: { id: orders.id, number: orders.number },
      event: { id: events.id, name: events.name },
      ready: isReady,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(events, eq(events.id, invoices.eventId))
    .where(and(where, after))
    .orderBy(desc(invoices.id))
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, invoices, where)
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ invoice }) => cursorOf([invoice.id]))
  return page
}

/** The files of a document in the scope. @throws ProblemError `not-found`, also while they are not made yet */
export async function filesInScope(db: Db, scope: Scope, id: string) {
  const [found] = await selectFiles(db).where(
    and(eq(invoices.id, id), isInScope(scope, invoices.teamId, invoices.eventId)),
  )
  if (!found) throw new ProblemError('not-found')
  return found
}

/** The files of a document of an order. @throws ProblemError `not-found`, also while they are not made yet */
export async function filesOfOrder(db: Db, orderId: string, id: string) {
  const [found] = await selectFiles(db).where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)))
  if (!found) throw new ProblemError('not-found')
  return found
}

/** The files of documents of an order, in the order of their ids; those that are not made are missing. */
export const filesOfDocuments = (db: Db, orderId: string, ids: readonly string[]) =>
  selectFiles(db)
    .where(and(eq(invoices.orderId, orderId), inArray(invoices.id, [...ids])))
    .orderBy(asc(invoices.id))

export type DocumentFiles = Awaited<ReturnType<typeof filesInScope>>

const selectFiles = (db: Db) =>
  db
    .select({ facts: invoices.facts, pdf: invoiceFiles.pdf, xml: invoiceFiles.xml })
    .from(invoices)
    .innerJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))

/** How many orders and documents wait because their documents or files could not be made. */
export async function countFailing(db: Db): Promise<number> {
  const { rows } = await db.execute<{ failing: number }>(sql`
    select (select count(*) from invoice_requests where due_at is not null and attempts > 0)::int
      + (select count(*) from invoices_to_draw where attempts > 0)::int as failing`)
  return rows[0]?.failing ?? 0
}

/** The event and status of an order in the scope. @throws ProblemError `not-found` */
export async function orderInScope(db: Db, scope: Scope, id: string) {
  const [order] = await db
    .select({ id: orders.id, teamId: orders.teamId, status: orders.status, test: orders.test })
    .from(orders)
    .where(and(eq(orders.id, id), isInScope(scope, orders.teamId, orders.eventId)))
  if (!order) throw new ProblemError('not-found')
  return order
}
