import type { Infra } from '../../../lib/infra.ts'
import type { Checkout } from '../../checkout/service.ts'
import { linkOfToken, openedBy } from '../../orders/rules/links.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'

/**
 * The order that a token opens.
 * @throws ProblemError `not-found` for a token that Foyer did not sign, and for a deleted order; `link-replaced` for a link
 *   of an earlier version
 */
export async function findOrder(
  ctx: Pick<Infra, 'signer'> & { checkout: Pick<Checkout, 'find'> },
  token: string,
): Promise<OrderWithTickets> {
  const link = linkOfToken(ctx.signer, token)
  return openedBy(link, await ctx.checkout.find(link.id))
}
