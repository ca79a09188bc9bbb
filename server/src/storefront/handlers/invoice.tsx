import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { invoiceHandlers } from '../../features/invoices/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { RecipientFields } from '../forms/recipient.ts'
import { checkedRecipient, initialRecipient, readRecipient, recipientProblems } from '../forms/recipient.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, inputOf, orderOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { InvoicePage } from '../pages/InvoicePage.tsx'
import { paths } from '../paths.ts'

/** The invoicing of the order of a page. @returns undefined for an order that can have no invoice */
export async function invoicingOf(request: PageRequest, order: PublicOrder): Promise<OrderInvoicing | undefined> {
  const mayHaveDocuments = order.totalCents > 0 && order.status !== 'reserved'
  return mayHaveDocuments ? await invoiceHandlers.viewOfBuyer(inputOf(request)) : undefined
}

/** Shows the form for the recipient of an order's invoice. */
export async function viewInvoice(request: PageRequest): Promise<Response> {
  const [order, invoicing] = await Promise.all([orderOf(request), invoiceHandlers.viewOfBuyer(inputOf(request))])
  return showInvoice(request, { order, invoicing, typed: initialRecipient(invoicing.address, startOf(order)) })
}

/** The values that the form for the recipient of an order begins with. */
const startOf = ({ name, language, event }: PublicOrder) => ({
  ...(name !== undefined && { name }),
  language,
  country: event.country,
})

/** Stores the recipient, and leads to the order. */
export async function submitInvoice(request: PageRequest): Promise<Response> {
  const { token, language, pageContext } = request
  const typed = readRecipient(await readPostedForm(request))
  try {
    await invoiceHandlers.saveAddressOfBuyer(inputOf(request, checkedRecipient(typed)))
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const [order, invoicing] = await Promise.all([orderOf(request), invoiceHandlers.viewOfBuyer(inputOf(request))])
    const problems = refusal.code === 'validation' ? recipientProblems(refusal, pageContext.t) : []
    return showInvoice(request, { order, invoicing, typed, problems, status: problems.length > 0 ? 422 : 409 })
  }
}

/** Sends a document of an order as a PDF. */
export const viewInvoicePdf = async (request: PageRequest): Promise<Response> => {
  const invoice = request.c.req.query('document') ?? ''
  return await invoiceHandlers.pdfOfBuyer({ ...inputOf(request), params: { token: request.token, invoice } })
}

interface Shown {
  order: PublicOrder
  invoicing: OrderInvoicing
  typed: RecipientFields
  problems?: readonly Problem[]
  status?: number
}

function showInvoice(request: PageRequest, { status = 200, problems = [], ...shown }: Shown): Response {
  const page = <InvoicePage {...request.pageContext} {...shown} token={request.token} problems={problems} />
  return respondWithPage(request, page, status)
}
