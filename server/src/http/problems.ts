import type { Code } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Log } from '../lib/log.ts'
import { sqlStateOf } from '../lib/reason.ts'
import { isUnavailable } from '../lib/unavailable.ts'
import type { Env } from './request.ts'

/**
 * Answers any thrown error as problem+json. Logs an unexpected error and answers it without details. An unreachable
 * database is 503, because the caller may retry.
 */
export function problemResponse(error: Error, c: Context<Env>, log: Log): Response {
  const { status, headers, body, code } = problemAnswer(error, c.var, log)
  c.set('refusal', code)
  return c.body(body, status as 400, headers)
}

/** The answer of `problemResponse`, for a server without Hono. */
export function problemAnswer(
  error: Error,
  { requestId, call }: Pick<Env['Variables'], 'requestId' | 'call'>,
  log: Log,
): { status: number; headers: Record<string, string>; body: string; code: Code } {
  const problemError = toProblemError(error)
  if (problemError.code === 'internal' || problemError.code === 'unavailable')
    log.error({ requestId, call, error: describe(error) }, 'a request failed')
  const problem = problemError.toProblem(requestId)
  const { retryAfter, allow } = problemError.details
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(allow && { allow: allow.join(', ') }),
    ...(problemError.code === 'unauthenticated' && { 'www-authenticate': 'Bearer realm="Foyer"' }),
  }
  return { status: problem.status, headers, body: JSON.stringify(problem), code: problem.code }
}

function toProblemError(error: Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof HTTPException && error.status === 413) return new ProblemError('too-large')
  return new ProblemError(isUnavailable(error) ? 'unavailable' : 'internal')
}

// Drizzle's message contains the statement's parameters, which may be secrets; the cause is PostgreSQL's own error.
function describe(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : error
  const message = cause.message.startsWith('Failed query') ? 'a query failed' : cause.message
  const stack = cause.stack?.split('\n').slice(1, 8).join('\n')
  return { message, ...sqlStateOf(error), stack }
}
