import type { Problem } from '@foyer/contract/http/problem'

/** An answer that refuses the call: the server (or the mock) was reached and said no, and why. */
export class ApiError extends Error {
  readonly problem: Problem
  /** When another try may succeed, where the answer says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.title)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Whether a call was refused because nobody is signed in, or no more. */
export const isUnauthenticated = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.problem.code === 'unauthenticated'

/** No answer that Foyer gave: no connection, or something between that answered in its place. */
export class Unreachable extends Error {}

/** What an answer of the API that is no success says. */
export async function refusalIn(response: Response): Promise<ApiError | Unreachable> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
    return new Unreachable(`Answered ${response.status} by something that is not Foyer`)
  return new ApiError(await response.json(), Number(response.headers.get('retry-after')) || undefined)
}
