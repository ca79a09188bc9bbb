import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Infra } from '../../../lib/infra.ts'
import type { Checkout } from '../../checkout/service.ts'
import type { OrderLink } from '../../orders/rules/links.ts'
import { readOrderToken } from '../../orders/rules/links.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'

/** The order that a token names, and the version of its link. @throws ProblemError `not-found` when Foyer did not sign it */
export function linkOf({ signer }: Pick<Infra, 'signer'>, token: string): OrderLink {
  const link = readOrderToken(signer, token)
  if (!link) throw new ProblemError('not-found')
  return link
}

/**
 * The order that a token opens.
 * @throws ProblemError `not-found` for a token that Foyer did not sign, and for a deleted order; `link-replaced` for a link
 *   of an earlier version
 */
export async function findOrder(
  ctx: Pick<Infra, 'signer'> & { checkout: Pick<Checkout, 'find'> },
  token: string,
): Promise<OrderWithTickets> {
  const { id, linkVersion } = linkOf(ctx, token)
  const found = await ctx.checkout.find(id)
  if (!found) throw new ProblemError('not-found')
  if (found.order.linkVersion !== linkVersion) throw new ProblemError('link-replaced')
  return found
}
