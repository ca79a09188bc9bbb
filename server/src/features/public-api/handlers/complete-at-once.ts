import type { OrderCompletion } from '@foyer/contract/orders'
import type { RequestContext } from '../../../http/context.ts'
import type { Checkout } from '../../checkout/service.ts'
import { linkOfToken } from '../../orders/rules/links.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { limitMails } from './limit-mails.ts'

interface Completion extends RequestContext {
  checkout: Checkout
  params: { token: string }
  body: OrderCompletion
}

/**
 * Completes an order that this process has just reserved, without reading it first: a free one, or one by bank transfer.
 * @returns the order; undefined when it has to be read first: then nothing has changed
 * @throws ProblemError `not-found` for a token that Foyer did not sign; `rate-limited`
 */
export async function completeAtOnce(ctx: Completion): Promise<OrderWithTickets | undefined> {
  const { checkout, params, body } = ctx
  const { id, linkVersion } = linkOfToken(ctx.signer, params.token)
  const found = linkVersion === 0 ? await checkout.findToComplete(id, body) : undefined
  if (!found) return undefined
  return await limitMails({ ...ctx, db: ctx.saleDatabase }, [body.email], async () => {
    const completed = await checkout.completeAtOnce(found, body)
    if (!completed) throw mustBeRead
    return completed
  }).catch((error: unknown) => {
    if (error === mustBeRead) return undefined
    throw error
  })
}

/** Gives back what was counted: the order is completed in the other way, which counts again. */
const mustBeRead = new Error('the order is not as it was reserved')
