import { ProblemError } from '@foyer/contract/http/problem-error'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit, isOverLimit } from '../../../http/rate-limits.ts'

/**
 * Does some work with a code that a buyer has typed. Only codes that do not exist are counted, so that a rush with a valid
 * code writes nothing more.
 * @throws ProblemError `rate-limited` after too many of them
 */
export async function limitGuesses<T>(
  ctx: Pick<RequestContext, 'db' | 'config' | 'ip'>,
  code: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (code === undefined) return await work()
  if (await isOverLimit(ctx, 'promo-code', { address: ctx.ip }))
    throw new ProblemError('rate-limited', { retryAfter: guessSeconds })
  try {
    return await work()
  } catch (error) {
    if (isUnknownCode(error)) await consumeRateLimit(ctx, 'promo-code', { address: ctx.ip })
    throw error
  }
}

const guessSeconds = 60

const isUnknownCode = (error: unknown): boolean =>
  error instanceof ProblemError && (error.details.errors ?? []).some(({ code }) => code === 'code-unknown')
