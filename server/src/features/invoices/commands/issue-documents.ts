import { documentNumber, isYearly, seriesOf } from '@foyer/contract/invoice-kinds'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { needsVatCheck, taxRegimeOf } from '@foyer/contract/tax-regimes'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import { invoiceRequests, invoices, invoicesToDraw } from '../../../schema/invoices.ts'
import type { DocumentFacts, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import type { InvoiceRequestRow } from '../../invoice-requests/queries.ts'
import { invoiceRequestOf, settingsOf } from '../../invoice-requests/queries.ts'
import { fixRounding } from '../../orders/commands/fix-rounding.ts'
import { balanceCentsByOrder, ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { invoicedNamesOf } from '../queries/invoiced-names.ts'
import type { InvoiceRow } from '../queries.ts'
import { documentsOf } from '../queries.ts'
import { sumsOf } from '../rules/document-totals.ts'
import type { Invoiced } from '../rules/facts.ts'
import { documentFacts } from '../rules/facts.ts'
import type { PlannedDocument } from '../rules/plan-documents.ts'
import { itemsOf, netItems, planDocuments } from '../rules/plan-documents.ts'

/** How long an invoice waits for the answer of VIES that decides about its tax. */
const vatPatienceHours = 24
const vatRetryMinutes = 5
/** The longest wait before an order is tried again, after failures. */
const maxRetryMinutes = 60

/**
 * Brings the documents of one order that is due in line with it, in one transaction: the numbers are taken with the rows
 * that have them, so neither a crash nor another process leaves a gap.
 * @returns whether an order was due
 */
export async function issueNextDocuments(db: Db, { log }: Pick<Infra, 'log'>): Promise<boolean> {
  let issuing: string | undefined
  try {
    return await db.transaction(async (tx) => {
      // The order and its request are locked, so that no other process issues for it, and a change of either waits and
      // then makes it due again.
      const { rows } = await tx.execute<{ id: string }>(sql`
        select o.id from invoice_requests r join orders o on o.id = r.order_id
        where r.due_at <= now() order by r.due_at limit 1 for update of o, r skip locked`)
      issuing = rows[0]?.id
      if (issuing === undefined) return false
      const request = await invoiceRequestOf(tx, issuing)
      const [found] = await ordersByIds(tx, [issuing])
      if (request?.dueAt && found) await issueFor(tx, found, request)
      return true
    })
  } catch (error) {
    if (issuing === undefined) throw error
    log.error({ err: error, order: issuing }, 'the documents of an order could not be issued')
    await putOff(db, issuing)
    return true
  }
}

/** Lets other orders go first: an order that fails again and again must not keep theirs from being issued. */
const putOff = (db: Db, orderId: string) =>
  db.execute(sql`
    update invoice_requests set attempts = attempts + 1,
      due_at = now() + make_interval(mins => least(${maxRetryMinutes}, power(2, least(attempts, 10))::int))
    where order_id = ${orderId}`)

async function issueFor(tx: Db, found: OrderDetails, request: InvoiceRequestRow): Promise<void> {
  const { order, team } = found
  const settings = await settingsOf(tx, team.id)
  const issued = (await documentsOf(tx, order.id)).map(({ invoice }) => invoice)
  const { due, openCents } = await dueAmounts(tx, found, issued, settings)
  const { seller } = settings
  if (!seller || (due.length === 0 && issued.length === 0)) return await settle(tx, order.id)
  const address = request.address ?? issued.at(-1)?.facts.buyer
  if (!address) return await settle(tx, order.id)
  const buyer = { ...address, ...(request.vat && { vat: request.vat }) }
  const sale = {
    online: found.event.online,
    // an order from before the team became a small business states the tax that was charged
    smallBusiness: settings.smallBusiness && due.every(({ taxRateBp }) => taxRateBp === 0),
    seller,
    buyer: { ...buyer, vatState: request.vat?.state },
  }
  if (needsVatCheck(sale) && (await mayWait(tx, request))) return
  const after: TaxTreatment = { regime: taxRegimeOf(sale), rounding: await fixRounding(tx, order.id) }
  const before = issued.at(-1)?.facts ?? after
  const reissue = issued.length > 0 && (issued.at(-1)?.addressVersion ?? 0) < request.version
  const planned = planDocuments({ issued, due, before, after, reissue })
  const setsOff = planned.some(({ kind }) => kind === 'invoice')
  const context: Context = {
    ...{ found, settings, seller, buyer, issued, openCents, setsOff },
    addressVersion: request.version,
  }
  for (const document of planned) await issue(tx, context, document, document.kind === 'invoice' ? after : before)
  await settle(tx, order.id)
}

const settle = async (tx: Db, orderId: string): Promise<void> => {
  await tx.update(invoiceRequests).set({ dueAt: null, attempts: 0 }).where(eq(invoiceRequests.orderId, orderId))
}

/** Puts an order off while VIES may still answer. @returns whether it waits */
async function mayWait(tx: Db, { orderId }: InvoiceRequestRow): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${invoiceRequests} set due_at = now() + make_interval(mins => ${vatRetryMinutes})
    where order_id = ${orderId} and vat_entered_at > now() - make_interval(hours => ${vatPatienceHours})`)
  return rowCount === 1
}

/**
 * The amounts that documents have to state now, and how much of them a paid order lacks: one of its tickets was exchanged for
 * a dearer one. Test orders get no documents. An order that was invoiced stays so while a removed payment makes it wait again.
 */
async function dueAmounts(
  tx: Db,
  { order, event }: OrderDetails,
  issued: readonly InvoiceRow[],
  { issueWhen }: InvoiceSettings,
) {
  const { status } = order
  const isStated = netItems(issued).length > 0
  const mayIssue = status === 'paid' || (status === 'pending' && issueWhen === 'ordered')
  const isOver = (status === 'cancelled' || status === 'expired') && order.paidAt !== null
  if (order.test || !(mayIssue || isStated || isOver)) return { due: [], openCents: 0 }
  const due = itemsOf(await ledgerOf(tx, order.id), await invoicedNamesOf(tx, event.id))
  const balances = status === 'paid' ? await balanceCentsByOrder(tx, [order.id]) : undefined
  return { due, openCents: Math.max(0, balances?.get(order.id) ?? 0) }
}

interface Context extends Invoiced {
  issued: InvoiceRow[]
  addressVersion: number
}

async function issue(tx: Db, context: Context, document: PlannedDocument, treatment: TaxTreatment): Promise<void> {
  const { found, settings, issued, addressVersion } = context
  const { order, team } = found
  const prefix = (document.kind === 'invoice' ? undefined : settings.creditPrefix) ?? settings.prefix
  const { series, sequence, ...head } = await nextNumber(tx, team, prefix)
  // a cancellation or a credit note goes to the recipient of what it corrects
  const buyer = document.kind === 'invoice' ? context.buyer : (issued.at(-1)?.facts.buyer ?? context.buyer)
  const facts: DocumentFacts = documentFacts({ ...context, buyer }, document, treatment, head)
  const { grossCents, netCents, taxCents } = sumsOf(document.totals)
  const [row] = await tx
    .insert(invoices)
    .values({
      id: newId('inv'),
      teamId: team.id,
      orderId: order.id,
      eventId: order.eventId,
      currency: order.currency,
      kind: document.kind,
      series,
      sequence,
      ...head,
      addressVersion,
      facts,
      buyer: buyer.company ?? buyer.name,
      grossCents,
      netCents,
      taxCents,
      totals: document.totals,
      items: document.items,
    })
    .returning()
  if (!row) throw new Error('The document was not stored')
  await tx
    .insert(invoicesToDraw)
    .values({ orderId: order.id })
    .onConflictDoUpdate({ target: invoicesToDraw.orderId, set: { nextTryAt: sql`now()` } })
  issued.push(row)
}

/**
 * Takes the next number of a series. Others wait for it until this transaction ends, so there is no gap. The day is read
 * once the series is locked, so that days follow the numbers.
 */
async function nextNumber(tx: Db, { id, timeZone }: Pick<OrderDetails['team'], 'id' | 'timeZone'>, prefix: string) {
  const year = Number((await todayIn(tx, timeZone)).slice(0, 4))
  const series = seriesOf(prefix, year)
  const { rows } = await tx.execute<{ sequence: number }>(sql`
    insert into invoice_series as s (team_id, series, last) values (${id}, ${series}, 1)
    on conflict (team_id, series) do update set last = s.last + 1 returning last as sequence`)
  const [row] = rows
  if (!row) throw new Error('No number was taken')
  const today = await todayIn(tx, timeZone)
  // a number that was waited for across New Year still belongs to the year of its series
  const issuedOn = isYearly(prefix) && Number(today.slice(0, 4)) > year ? `${year}-12-31` : today
  return { ...row, series, number: documentNumber(series, row.sequence), issuedOn }
}

/** Today by the clock, and not by the start of the transaction, which may have waited since. */
async function todayIn(tx: Db, timeZone: string): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(
    sql`select to_char(clock_timestamp() at time zone ${timeZone}, 'YYYY-MM-DD') as today`,
  )
  return rows[0]?.today ?? ''
}
