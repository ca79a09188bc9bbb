import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { invoices } from '@foyer/contract/routes/invoices'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Db } from '../../lib/db.ts'
import { download } from '../../lib/file.ts'
import type { Checkout } from '../checkout/service.ts'
import { saveAddress, saveSettings } from '../invoice-requests/commands.ts'
import { requestOf, settingsOf } from '../invoice-requests/queries.ts'
import { readOrderToken } from '../orders/rules/links.ts'
import { teamInScope } from '../teams/queries.ts'
import { presentInvoice, presentInvoicing } from './presenter.ts'
import { documentsOf, filesInScope, filesOfOrder, listInvoices, orderInScope } from './queries.ts'
import { pdfOf, xmlOf } from './service/document-files.ts'

interface InvoiceServices {
  checkout: Pick<Checkout, 'find'>
}

export const invoiceHandlers: ServerHandlers<typeof invoices, InvoiceServices> = {
  viewSettings: async ({ db, scope }) => await settingsOf(db, (await teamInScope(db, scope)).id),
  saveSettings: async ({ db, scope, body }) => {
    await saveSettings(db, scope, body)
    return await settingsOf(db, scope.team)
  },
  list: async ({ db, scope, query }) => {
    const page = await listInvoices(db, scope, query)
    return { ...page, items: page.items.map(presentInvoice) }
  },
  pdf: async ({ db, scope, params }) => download(pdfOf(await filesInScope(db, scope, params.id))),
  xml: async ({ db, scope, params }) => download(xmlOf(await filesInScope(db, scope, params.id))),
  viewOfOrder: async ({ db, scope, params }) => {
    const order = await orderInScope(db, scope, params.id)
    return await invoicingOf(db, order, mayChangeByTeam(order))
  },
  saveAddress: async ({ db, scope, params, body }) => {
    const order = await orderInScope(db, scope, params.id)
    if (!mayChangeByTeam(order)) throw new ProblemError('transition-refused')
    await saveAddress(db, order, body, { unlessIssued: false })
    return await invoicingOf(db, order, true)
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

interface Order {
  id: string
  teamId: string
  status: string
  test: boolean
  totalCents?: number
}

/** The order that a token opens. @throws ProblemError `not-found`, `link-replaced` */
async function orderOfToken(ctx: RequestContext & InvoiceServices, token: string) {
  const link = readOrderToken(ctx.signer, token)
  const found = link && (await ctx.checkout.find(link.id))
  if (!found) throw new ProblemError('not-found')
  if (found.order.linkVersion !== link.linkVersion) throw new ProblemError('link-replaced')
  return found.order
}

const isOpen = ({ status, totalCents }: Order) =>
  totalCents !== 0 && (status === 'reserved' || status === 'pending' || status === 'paid')

const mayChangeByTeam = ({ status }: Order) => status === 'pending' || status === 'paid'

async function invoicingOf(db: Db, order: Order, changeable: boolean): Promise<OrderInvoicing> {
  const settings = await settingsOf(db, order.teamId)
  const request = await requestOf(db, order.id)
  return presentInvoicing({ settings, request, documents: await documentsOf(db, order.id), changeable })
}

async function invoicingOfBuyer({ db }: Pick<RequestContext, 'db'>, order: Order): Promise<OrderInvoicing> {
  const invoicing = await invoicingOf(db, order, false)
  const changeable = invoicing.ask !== 'never' && isOpen(order) && invoicing.documents.length === 0
  return { ...invoicing, changeable }
}
