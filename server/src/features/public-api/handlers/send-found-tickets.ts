import { ProblemError } from '@foyer/contract/http/problem-error'
import type { TicketSearch } from '@foyer/contract/public-orders'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit } from '../../../http/rate-limits.ts'
import { mailFoundTickets } from '../../orders/commands/mail-found-tickets.ts'

/**
 * Mails an address its orders and tickets. Above the limit it sends nothing and reports success all the same: the links of
 * an earlier mail still work.
 */
export async function sendFoundTickets(ctx: RequestContext, search: TicketSearch): Promise<void> {
  try {
    await consumeRateLimit(ctx, 'find-tickets-mail', { account: search.email })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'rate-limited') return
    throw error
  }
  await mailFoundTickets(ctx.db, ctx, search)
}
