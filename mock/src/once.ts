import { Refused } from '@foyer/contract/http/refused'
import type { World } from './world.ts'

/** Does a thing once for a key and answers repetitions with the first answer. @throws Refused `idempotency-mismatch` */
export async function once(world: World, key: string, body: unknown, work: () => Promise<unknown>): Promise<unknown> {
  const request = JSON.stringify(body ?? null)
  const first = world.answered.get(key)
  if (first && first.request !== request) throw new Refused('idempotency-mismatch')
  if (first) return first.answer
  const answer = await work()
  world.answered.set(key, { request, answer })
  return answer
}
