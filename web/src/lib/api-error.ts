import type { Problem } from '@foyer/contract/http/problem'

/** The API refused the call, with a reason. */
export class ApiError extends Error {
  readonly problem: Problem
  /** When a retry may succeed, if the answer says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.title)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether a call was refused because the session is missing or has ended. */
export const isUnauthenticated = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.problem.code === 'unauthenticated'

/** Whether a call was refused because the password was given too long ago. */
export const isRecentSignInNeeded = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.problem.code === 'recent-sign-in-needed'

/** Whether a call was refused because the resource does not exist or belongs to another team. */
export const isNotFound = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.problem.code === 'not-found'

/** Foyer did not answer: no connection, or a proxy answered instead. */
export class Unreachable extends Error {}

/** The error in an unsuccessful answer of the API. */
export async function refusalIn(response: Response): Promise<ApiError | Unreachable> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
    return new Unreachable(`Answered ${response.status} by something that is not Foyer`)
  return new ApiError(await response.json(), Number(response.headers.get('retry-after')) || undefined)
}
