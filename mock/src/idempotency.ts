import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Store } from './store.ts'

/** Does the work once per idempotency key. A repetition gets the first answer. @throws ProblemError `idempotency-mismatch` */
export async function withIdempotency(
  store: Store,
  key: string,
  body: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const request = JSON.stringify(body ?? null)
  const first = store.idempotentAnswers.get(key)
  if (first && first.request !== request) throw new ProblemError('idempotency-mismatch')
  if (first) return first.answer
  const answer = await work()
  store.idempotentAnswers.set(key, { request, answer })
  return answer
}
