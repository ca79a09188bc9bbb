import type { Infra } from '../lib/infra.ts'
import { requestSeconds } from './metrics.ts'
import type { Env } from './request.ts'

/** The facts about a request that the log gets. */
interface AnsweredRequest extends Partial<Pick<Env['Variables'], 'call' | 'account' | 'token' | 'refusal'>> {
  requestId: string
  method: string
  status: number
  /** The time of `performance` at which the request arrived. */
  startedAt: number
}

/**
 * Records an answered request in the log and in the metrics. The log has the contract's name of the route: a path can
 * contain a token, a query can contain personal data. A refusal has its code; a sign-in has the account that it opened.
 */
export function recordRequest({ log }: Pick<Infra, 'log'>, { startedAt, ...request }: AnsweredRequest): void {
  const ms = Math.round(performance.now() - startedAt)
  const { requestId, method, call, account, token, status, refusal } = request
  if (call) requestSeconds.observe({ call, status }, ms / 1000)
  log[call ? 'info' : 'debug']({ requestId, method, call, account, token, status, refusal, ms }, 'request completed')
}
