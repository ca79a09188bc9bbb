import { roles } from '@foyer/contract/access'
import { statusOf } from '@foyer/contract/http/problem'
import type { TestClient } from '@foyer/server/test/client'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import { describe, expect, it } from 'vitest'
import type { Actor } from './actors.ts'
import { createActors } from './actors.ts'
import { callOf, calls } from './calls.ts'
import { refusalOf, requestsOf, successOf } from './rights.ts'
import type { Things } from './samples.ts'
import { startApiTestBed } from './test-bed.ts'

const app = await startApiTestBed()
const actors = await createActors(app)
const before = await takeSnapshot(app.db)

it('every route has a valid request to try it with', () => {
  expect(calls.filter(({ sample }) => !sample).map(({ name }) => name)).toEqual([])
})

const personOf = (who: string): Actor | undefined => {
  if (who === 'signed out') return undefined
  return who === 'operator' ? actors.operator : actors.members[roles.find((role) => role === who) ?? 'viewer']
}

// restores the session as well: a new password replaces it
async function sent(visitor: TestClient, ...request: Parameters<TestClient['send']>) {
  const cookies = [...visitor.cookies]
  const answer = await visitor.send(...request)
  visitor.cookies.clear()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return answer
}

// no caller sees ids of the other team, neither in a list nor in an error
function mentioned(body: unknown, theirs: Things): string[] {
  const { team, event, ticketType, pending, pendingToken, paid, cancelled, token, paidToken, thread, session } = theirs
  const ids = [team, event, ticketType, pending, pendingToken, paid, cancelled, token, paidToken, thread, session]
  return ids.filter((id) => JSON.stringify(body).includes(id))
}

const byCall = calls.map((call) => [call.route.call, call.route.access, call] as const)

describe.each(byCall)('%s, for %s', (_, __, call) => {
  it.each(['signed out', ...roles, 'operator'])('%s', async (who) => {
    const person = personOf(who)
    const own = person?.own ?? actors.members.owner.own
    for (const [target, { headers, ...asked }] of requestsOf(call, own, actors.outsider.own)) {
      const refusal = refusalOf(call.route, person, target)
      const { status, body } = await sent(
        person ?? actors.anonymous,
        callOf(call.route, asked),
        asked.upload ?? asked.body,
        headers,
      )
      expect({ target, status, code: status < 400 ? undefined : body.code }).toEqual({
        target,
        status: refusal ? statusOf[refusal] : successOf(call.route),
        code: refusal,
      })
      expect(mentioned(body, actors.outsider.own), `${target}: names things of the other team`).toEqual([])
      if (refusal) expect(await before.changed(), `${target}: changed rows although it was refused`).toEqual([])
      else await before.restore()
    }
  })
})
