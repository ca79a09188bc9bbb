import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { RequestContext } from '../../../http/context.ts'
import { consumeRateLimit } from '../../../http/rate-limits.ts'
import { codesOf } from '../../inventory/queries/codes.ts'
import type { OfferedCode } from '../../inventory/queries.ts'
import { codeTimeFault } from '../../inventory/rules/code-time.ts'
import type { PublicEventRow } from '../queries.ts'
import { limitGuesses } from './limit-guesses.ts'

/**
 * The code that a buyer has typed, if it is valid now.
 * @throws ProblemError `validation` for one that the event does not have, that is not valid now, or has no use left;
 *   `rate-limited` after too many that do not exist
 */
export async function readCode(
  ctx: Pick<RequestContext, 'db' | 'config' | 'ip'>,
  { event, now }: Pick<PublicEventRow, 'event' | 'now'>,
  text: string | undefined,
): Promise<OfferedCode | undefined> {
  if (text === undefined) return undefined
  // the guesses are counted after the work: this limit holds for those at once as well
  await consumeRateLimit(ctx, 'quote', { address: ctx.ip })
  return await limitGuesses(ctx, text, async () => {
    const code = (await codesOf(ctx.db, event.id, [text])).get(text)
    if (!code) throw refusal('code-unknown')
    const ofTime = codeTimeFault(code, now)
    if (ofTime) throw refusal(ofTime)
    const { usesLeft } = code
    if (usesLeft !== null && usesLeft <= 0) throw refusal('code-used-up', 0)
    return code
  })
}

type Refusal = 'code-unknown' | 'code-not-yet' | 'code-expired' | 'code-used-up'

const refusal = (code: Refusal, limit?: number) =>
  new ProblemError('validation', { errors: [fault('query.code', code, limit)] })
