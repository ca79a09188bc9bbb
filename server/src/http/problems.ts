import { Refused } from '@foyer/contract/http/refused'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Log } from '../lib/log.ts'
import type { Env } from './request.ts'

/**
 * Answers whatever was thrown as problem+json. What nobody foresaw is logged and answered without details;
 * a database that is out of reach is 503, for the caller may come again.
 */
export function answerProblem(error: Error, c: Context<Env>, log: Log): Response {
  const refused = asRefused(error)
  if (refused.code === 'internal' || refused.code === 'unavailable')
    log.error({ requestId: c.get('requestId'), call: c.get('call'), error: describe(error) }, 'a request failed')
  const problem = refused.problem(c.get('requestId'))
  const { retryAfter } = refused.because
  return c.body(JSON.stringify(problem), problem.status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
}

function asRefused(error: Error): Refused {
  if (error instanceof Refused) return error
  if (error instanceof HTTPException && error.status === 413) return new Refused('too-large')
  return new Refused(isOutOfReach(error) ? 'unavailable' : 'internal')
}

// Connection errors of Node, of the pool, and PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown),
// and 55P03, a lock waited for too long
const unreachable = /^(E[A-Z]+|08...|53...|57P..|57014|55P03)$/

// What pg says without a code: of a connection that could not be had in time, was lost, or is used after it was, as the
// rollback of a transaction does
const lost = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unreachable.test(code) || lost.test(error.message)) return true
  return isOutOfReach(error.cause)
}

// Drizzle's own message holds the statement's parameters, which may be secrets; PostgreSQL's says what went wrong
function describe(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : error
  const message = cause.message.startsWith('Failed query') ? 'a query failed' : cause.message
  return { message, stack: cause.stack?.split('\n').slice(1, 8).join('\n') }
}
