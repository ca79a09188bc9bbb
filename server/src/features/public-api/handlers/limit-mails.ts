import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit } from '../../../http/rate-limits.ts'

/**
 * Counts the mails that some work will send to addresses that a buyer has entered, and does the work. When either fails,
 * no mail was queued, so the attempt must not count against the limits of the addresses' owners.
 * @throws ProblemError `rate-limited`
 */
export async function limitMails<T>(
  ctx: Pick<RequestContext, 'db' | 'config' | 'ip'>,
  emails: readonly (string | null | undefined)[],
  work: () => Promise<T>,
): Promise<T> {
  const refunds: (() => Promise<void>)[] = []
  try {
    for (const email of new Set(emails.filter((each) => each != null)))
      refunds.push(await consumeRateLimit(ctx, 'order-mail', { address: ctx.ip, account: email.toLowerCase() }))
    return await work()
  } catch (error) {
    for (const refund of refunds) await refund()
    throw error
  }
}
