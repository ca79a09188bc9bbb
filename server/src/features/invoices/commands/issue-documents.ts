import { documentNumber, seriesOf } from '@foyer/contract/invoice-kinds'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { needsVatCheck, taxRegimeOf } from '@foyer/contract/tax-regimes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { invoiceRequests, invoices, invoicesToDraw } from '../../../schema/invoices.ts'
import type { DocumentFacts, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import { typeNamesOf } from '../../orders/queries/tickets.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import type { InvoiceRequestRow, InvoiceRow } from '../queries.ts'
import { documentsOf, requestOf, settingsOf } from '../queries.ts'
import { sumsOf } from '../rules/document-totals.ts'
import type { Invoiced } from '../rules/facts.ts'
import { documentFacts } from '../rules/facts.ts'
import type { PlannedDocument } from '../rules/plan-documents.ts'
import { itemsOf, netItems, planDocuments } from '../rules/plan-documents.ts'

/** How long an invoice waits for the answer of VIES that decides about its tax. */
const vatPatienceHours = 24
const vatRetryMinutes = 5

/**
 * Brings the documents of one order that is due in line with it, in one transaction: the numbers are taken with the rows
 * that have them, so neither a crash nor another process leaves a gap.
 * @returns whether an order was due
 */
export const issueNextDocuments = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The order is locked, so that no other process issues for it. A change of the order makes it due again.
    const { rows } = await tx.execute<{ id: string }>(sql`
      select o.id from invoice_requests r join orders o on o.id = r.order_id
      where r.due_at <= now() order by r.due_at limit 1 for update of o skip locked`)
    const id = rows[0]?.id
    if (id === undefined) return false
    const request = await requestOf(tx, id)
    const [found] = await ordersByIds(tx, [id])
    if (request?.dueAt && found) await issueFor(tx, found, request)
    return true
  })

async function issueFor(tx: Db, found: OrderDetails, request: InvoiceRequestRow): Promise<void> {
  const { order, team } = found
  const settings = await settingsOf(tx, team.id)
  const issued = (await documentsOf(tx, order.id)).map(({ invoice }) => invoice)
  const due = await dueItems(tx, found, issued, settings)
  const { seller } = settings
  if (!seller || (due.length === 0 && issued.length === 0)) return await settle(tx, order.id)
  const address = request.address ?? issued.at(-1)?.facts.buyer
  if (!address) return await settle(tx, order.id)
  const buyer = { ...address, ...(request.vat && { vat: request.vat }) }
  const sale = {
    online: found.event.online,
    smallBusiness: settings.smallBusiness,
    seller,
    buyer: { ...buyer, vatState: request.vat?.state },
  }
  if (needsVatCheck(sale) && (await mayWait(tx, request))) return
  const after: TaxTreatment = { regime: taxRegimeOf(sale), rounding: settings.rounding }
  const before = issued.at(-1)?.facts ?? after
  const reissue = issued.length > 0 && (issued.at(-1)?.addressVersion ?? 0) < request.version
  const planned = planDocuments({ issued, due, before, after, reissue })
  const context: Context = { found, settings, seller, buyer, issued, addressVersion: request.version }
  for (const document of planned) await issue(tx, context, document, document.kind === 'invoice' ? after : before)
  await settle(tx, order.id)
}

const settle = async (tx: Db, orderId: string): Promise<void> => {
  await tx.update(invoiceRequests).set({ dueAt: null }).where(eq(invoiceRequests.orderId, orderId))
}

/** Puts an order off while VIES may still answer. @returns whether it waits */
async function mayWait(tx: Db, { orderId }: InvoiceRequestRow): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${invoiceRequests} set due_at = now() + make_interval(mins => ${vatRetryMinutes})
    where order_id = ${orderId} and created_at > now() - make_interval(hours => ${vatPatienceHours})`)
  return rowCount === 1
}

/**
 * The amounts that documents have to state now. Test orders get none. An order that was invoiced stays so while a removed
 * payment makes it wait again.
 */
async function dueItems(
  tx: Db,
  { order, event }: OrderDetails,
  issued: readonly InvoiceRow[],
  { issueWhen }: InvoiceSettings,
) {
  const { status } = order
  const isStated = netItems(issued).length > 0
  const mayIssue = status === 'paid' || (status === 'pending' && issueWhen === 'ordered')
  const isOver = (status === 'cancelled' || status === 'expired') && order.paidAt !== null
  if (order.test || !(mayIssue || isStated || isOver)) return []
  return itemsOf(await ledgerOf(tx, order.id), await typeNamesOf(tx, event.id))
}

interface Context extends Invoiced {
  issued: InvoiceRow[]
  addressVersion: number
}

async function issue(tx: Db, context: Context, document: PlannedDocument, treatment: TaxTreatment): Promise<void> {
  const { found, settings, issued, addressVersion } = context
  const { order, team } = found
  const today = await todayIn(tx, team.timeZone)
  const prefix = (document.kind === 'invoice' ? undefined : settings.creditPrefix) ?? settings.prefix
  const series = seriesOf(prefix, Number(today.slice(0, 4)))
  const sequence = await nextNumber(tx, team.id, series)
  const head = { number: documentNumber(series, sequence), issuedOn: today }
  // a cancellation or a credit note goes to the recipient of what it corrects
  const buyer = document.kind === 'invoice' ? context.buyer : (issued.at(-1)?.facts.buyer ?? context.buyer)
  const facts: DocumentFacts = documentFacts({ ...context, buyer }, document, treatment, head)
  const { grossCents, netCents, taxCents } = sumsOf(document.totals)
  const [row] = await tx
    .insert(invoices)
    .values({
      id: newId('inv'),
      ...{ teamId: team.id, orderId: order.id, eventId: order.eventId, currency: order.currency },
      ...{ kind: document.kind, series, sequence, ...head, addressVersion, facts },
      ...{ buyer: buyer.company ?? buyer.name, grossCents, netCents, taxCents },
      ...{ totals: document.totals, items: document.items },
    })
    .returning()
  if (!row) throw new Error('The document was not stored')
  await tx.insert(invoicesToDraw).values({ invoiceId: row.id })
  issued.push(row)
}

/** Takes the next number of a series. Others wait for it until this transaction ends, so there is no gap. */
async function nextNumber(tx: Db, teamId: string, series: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into invoice_series as s (team_id, series, last) values (${teamId}, ${series}, 1)
    on conflict (team_id, series) do update set last = s.last + 1 returning last`)
  const last = rows[0]?.last
  if (last === undefined) throw new Error('No number was taken')
  return last
}

async function todayIn(tx: Db, timeZone: string): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(
    sql`select to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as today`,
  )
  return rows[0]?.today ?? ''
}
