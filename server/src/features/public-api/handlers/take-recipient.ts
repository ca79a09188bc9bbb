import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewInvoiceAddress } from '@foyer/contract/invoices'
import type { Db } from '../../../lib/db.ts'
import { saveAddress } from '../../invoice-requests/commands.ts'
import { invoiceRequestOf } from '../../invoice-requests/queries.ts'
import type { OrderDetails } from '../../orders/queries.ts'

/**
 * Stores the recipient of an invoice before the order is completed: an invoice is due from then on. A free order has none.
 * @throws ProblemError `validation`: the team issues no invoices, or always does and there is no recipient
 */
export async function takeRecipient(
  db: Db,
  { order, team }: Pick<OrderDetails, 'order' | 'team'>,
  recipient: NewInvoiceAddress | undefined,
): Promise<void> {
  if (order.totalCents === 0) return
  if (!recipient) {
    if (team.invoices === 'always' && !(await invoiceRequestOf(db, order.id))) throw refusal('required')
    return
  }
  if (team.invoices === 'never') throw refusal('not-offered')
  await saveAddress(db, order, recipient, { unlessIssued: true })
}

const refusal = (code: 'required' | 'not-offered') =>
  new ProblemError('validation', { errors: [fault('body.invoice', code)] })
