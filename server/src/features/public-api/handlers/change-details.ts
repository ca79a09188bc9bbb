import type { OrderDetailsChange } from '@foyer/contract/public-orders'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit } from '../../../http/rate-limits.ts'
import type { Checkout } from '../../checkout/service.ts'
import { changeDetails } from '../../orders/commands/change-details.ts'
import type { OrderLink } from '../../orders/rules/links.ts'
import { linkOfToken } from '../../orders/rules/links.ts'
import { findOrder } from './find-order.ts'
import { limitMails } from './limit-mails.ts'

/**
 * Changes the details of an order, within the limits of a buyer.
 * @returns the order's link, which differs when the email address was changed
 * @throws ProblemError as `changeDetails`, and `rate-limited`
 */
export async function changeDetailsOfToken(
  ctx: RequestContext & { checkout: Pick<Checkout, 'find'> },
  token: string,
  change: OrderDetailsChange,
): Promise<OrderLink> {
  const { order, tickets } = await findOrder(ctx, token)
  await consumeRateLimit(ctx, 'order-change', { account: order.id })
  const known = new Set([order.email, ...tickets.map(({ ticket }) => ticket.email)])
  const emails = [change.email, ...change.attendees.map(({ email }) => email)]
  const unknown = emails.filter((email) => email !== undefined && !known.has(email))
  return await limitMails(ctx, unknown, () => changeDetails(ctx.db, ctx, linkOfToken(ctx.signer, token), change))
}
