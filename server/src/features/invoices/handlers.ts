import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { OrderStatus } from '@foyer/contract/order-states'
import { isPlaced } from '@foyer/contract/order-states'
import type { invoices } from '@foyer/contract/routes/invoices'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Db } from '../../lib/db.ts'
import { download, fileName, streamedDownload } from '../../lib/file.ts'
import type { Scope } from '../../lib/scope.ts'
import { streamRows } from '../../lib/stream-rows.ts'
import { streamZip } from '../../lib/stream-zip.ts'
import { encodeWindows1252 } from '../../lib/windows-1252.ts'
import type { Checkout } from '../checkout/service.ts'
import { saveAddress } from '../invoice-requests/commands.ts'
import { invoiceRequestOf, settingsOf } from '../invoice-requests/queries.ts'
import { linkOfToken, openedBy } from '../orders/rules/links.ts'
import { teamInScope } from '../teams/queries.ts'
import { changeSettings } from './commands.ts'
import { presentInvoice, presentInvoicing } from './presenter.ts'
import type { ExportRow } from './queries/export.ts'
import { exportedInvoices } from './queries/export.ts'
import type { BookingRow } from './queries/month.ts'
import { bookingsOfMonth, ratesOfMonth } from './queries/month.ts'
import { documentsOf, filesInScope, filesOfOrder, listInvoices, orderInScope } from './queries.ts'
import { expectedInvoice } from './rules/expected-invoice.ts'
import { archiveOf } from './service/archive.ts'
import { accountOf, datevHead, datevLine } from './service/datev.ts'
import { pdfOf, xmlOf } from './service/document-files.ts'
import { invoicesCsv } from './service/invoices-csv.ts'

interface InvoiceServices {
  checkout: Pick<Checkout, 'find'>
}

export const invoiceHandlers: ServerHandlers<typeof invoices, InvoiceServices> = {
  viewSettings: async ({ db, scope }) => await settingsOf(db, (await teamInScope(db, scope)).id),
  saveSettings: async ({ db, scope, body }) => {
    await changeSettings(db, scope, body)
    return await settingsOf(db, scope.team)
  },
  list: async ({ db, scope, query }) => {
    const page = await listInvoices(db, scope, query)
    return { ...page, items: page.items.map(presentInvoice) }
  },
  file: ({ filesDatabase, scope, query }) => {
    const { name, ...document } = invoicesCsv(query.language)
    const body = streamRows<ExportRow>(filesDatabase.db, exportedInvoices(scope, query), document)
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
  archive: async ({ db, filesDatabase, scope, query: { month, language } }) => {
    const team = await teamInScope(db, scope)
    const body = streamZip(filesDatabase.db, (tx) => archiveOf(tx, scope, month, language))
    return streamedDownload({ name: fileName(`${team.name} ${month}`, 'zip'), type: 'application/zip' }, body)
  },
  datev: async ({ db, filesDatabase, scope, query: { month } }) => {
    const team = await teamInScope(db, scope)
    const { datev } = await settingsOf(db, team.id)
    if (!datev) throw new ProblemError('conflict', { errors: [fault('query.month', 'invoice-datev')] })
    await refuseMissingAccounts(db, scope, datev, month)
    const body = streamRows<BookingRow>(filesDatabase.db, bookingsOfMonth(scope, month), {
      head: datevHead({ datev, month, currency: team.currency, madeAt: new Date() }),
      write: (rows) => rows.map((row) => datevLine(datev, row)).join(''),
      encode: encodeWindows1252,
    })
    return streamedDownload({ name: `EXTF_Buchungsstapel_${month}.csv`, type: 'text/csv; charset=windows-1252' }, body)
  },
  pdf: async ({ db, scope, params }) => download(pdfOf(await filesInScope(db, scope, params.id))),
  xml: async ({ db, scope, params }) => download(xmlOf(await filesInScope(db, scope, params.id))),
  viewOfOrder: async ({ db, scope, params }) => {
    const order = await orderInScope(db, scope, params.id)
    return await invoicingOf(db, order, { changeable: mayChangeByTeam(order) })
  },
  saveAddress: async ({ db, scope, params, body }) => {
    const order = await orderInScope(db, scope, params.id)
    if (!mayChangeByTeam(order)) throw new ProblemError('transition-refused')
    await saveAddress(db, order, body, { unlessIssued: false })
    return await invoicingOf(db, order, { changeable: true })
  },
  viewOfBuyer: async (ctx) => await invoicingOfBuyer(ctx, await orderOfToken(ctx, ctx.params.token)),
  saveAddressOfBuyer: async (ctx) => {
    const order = await orderOfToken(ctx, ctx.params.token)
    await consumeRateLimit(ctx, 'order-change', { account: order.id })
    const settings = await settingsOf(ctx.db, order.teamId)
    const isOffered = settings.ask !== 'never' && isOpen(order)
    if (!isOffered || !(await saveAddress(ctx.db, order, ctx.body, { unlessIssued: true })))
      throw new ProblemError('transition-refused')
    return await invoicingOfBuyer(ctx, order)
  },
  pdfOfBuyer: async (ctx) => {
    const order = await orderOfToken(ctx, ctx.params.token)
    await consumeRateLimit(ctx, 'tickets-pdf', { account: order.id })
    return download(pdfOf(await filesOfOrder(ctx.db, order.id, ctx.params.invoice)))
  },
}

/** DATEV takes no booking without an account. @throws ProblemError `conflict`, with the rates that have none */
async function refuseMissingAccounts(db: Db, scope: Scope, datev: Datev, month: string): Promise<void> {
  const rates = await ratesOfMonth(db, scope, month)
  const missing = rates.filter((booking) => accountOf(datev, booking) === undefined).map(({ rate }) => rate)
  const errors = [...new Set(missing)].map((rate) => fault('query.month', 'invoice-datev-account', rate))
  if (errors.length > 0) throw new ProblemError('conflict', { errors })
}
type Datev = NonNullable<InvoiceSettings['datev']>

interface Order {
  id: string
  teamId: string
  status: OrderStatus
  test: boolean
  totalCents?: number
}

/** The order that a token opens. @throws ProblemError `not-found`, `link-replaced` */
async function orderOfToken(ctx: RequestContext & InvoiceServices, token: string) {
  const link = linkOfToken(ctx.signer, token)
  return openedBy(link, await ctx.checkout.find(link.id)).order
}

const isOpen = ({ status, totalCents }: Order) => totalCents !== 0 && (status === 'reserved' || isPlaced(status))

const mayChangeByTeam = ({ status }: Order) => isPlaced(status)

async function invoicingOf(db: Db, order: Order, { changeable }: { changeable: boolean }): Promise<OrderInvoicing> {
  const settings = await settingsOf(db, order.teamId)
  const request = await invoiceRequestOf(db, order.id)
  const documents = await documentsOf(db, order.id)
  const expected = documents.length === 0 ? expectedInvoice({ order, settings, request }) : undefined
  return presentInvoicing({ settings, request, documents, expected, changeable })
}

async function invoicingOfBuyer({ db }: Pick<RequestContext, 'db'>, order: Order): Promise<OrderInvoicing> {
  const invoicing = await invoicingOf(db, order, { changeable: false })
  const changeable = invoicing.ask !== 'never' && isOpen(order) && invoicing.documents.length === 0
  return { ...invoicing, changeable }
}
