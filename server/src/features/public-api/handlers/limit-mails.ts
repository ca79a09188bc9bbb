import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimits } from '../../../http/rate-limits.ts'

/**
 * Counts the mails that some work will send to addresses that a buyer has entered, and does the work. When either fails,
 * no mail was queued, so the attempt must not count against the limits of the addresses' owners.
 * @param action another action that counts, with the first of the mails; it still counts then
 * @throws ProblemError `rate-limited`
 */
export async function limitMails<T>(
  ctx: Pick<RequestContext, 'db' | 'config' | 'ip'>,
  emails: readonly (string | null | undefined)[],
  work: () => Promise<T>,
  action?: 'reserve',
): Promise<T> {
  const uncounts: (() => Promise<void>)[] = []
  try {
    for (const email of new Set(emails.filter((each) => each != null))) {
      const mail = ['order-mail', { address: ctx.ip, account: email.toLowerCase() }] as const
      const first = action && uncounts.length === 0 ? ([[action, { address: ctx.ip }]] as const) : []
      uncounts.push(await consumeRateLimits(ctx, [...first, mail]))
    }
    return await work()
  } catch (error) {
    for (const uncount of uncounts) await uncount()
    throw error
  }
}
