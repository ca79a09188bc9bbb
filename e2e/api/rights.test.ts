import { restrictableRoles, roles } from '@foyer/contract/access'
import type { Code } from '@foyer/contract/http/problem'
import { statusOf } from '@foyer/contract/http/problem'
import { entriesOf, entryIds, failAtCommit } from '@foyer/server/test/audit-log'
import type { TestClient } from '@foyer/server/test/client'
import { cookieHeader } from '@foyer/server/test/client'
import { unsafeHeaders } from '@foyer/server/test/safe-headers'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import { afterEach, describe, expect, it } from 'vitest'
import type { Actor } from './actors.ts'
import { createActors } from './actors.ts'
import type { AuditedCall } from './audit.ts'
import { changingRequest, writes } from './audit.ts'
import type { Call } from './calls.ts'
import { callOf, calls } from './calls.ts'
import { idsOfEvents } from './known-ids.ts'
import type { RequestWithHeaders, Target } from './rights.ts'
import {
  isOfTeam,
  refusalOf,
  requestInQuery,
  requestNotChosen,
  requestsOf,
  requestsWithOneOfTheirs,
  successOf,
} from './rights.ts'
import { buyer } from './samples.ts'
import { startApiTestBed } from './test-bed.ts'
import { createTokens, refusalOfToken, tokenActors } from './token-actors.ts'

const app = await startApiTestBed()
const actors = await createActors(app)
const tokens = await createTokens(app, actors)
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

// no caller sees ids that it may not read, neither in a list nor in an error
function mentioned(body: unknown, ids: object): string[] {
  const strings = Object.values(ids).filter((each) => typeof each === 'string')
  return strings.filter((id) => JSON.stringify(body).includes(id))
}

// These reads write a note of their own: that tickets were downloaded, after which their address cannot be corrected, and
// that the database can be written to.
const readsWithNote = [
  'GET /public/orders/{token}/tickets.pdf',
  'GET /public/tickets/{token}/ticket.pdf',
  'GET /installation',
]

interface Expected {
  target: Target
  refusal: Code | undefined
  /** The ids, and other texts, that the answer may not name. */
  hidden: object
}

async function check(
  by: TestClient,
  call: Call,
  { headers, ...asked }: RequestWithHeaders,
  { target, refusal, hidden }: Expected,
) {
  const answer = await sent(by, callOf(call.route, asked), asked.upload ?? asked.body, headers)
  const { status, body } = answer
  expect({ target, status, code: status < 400 ? undefined : body.code }).toEqual({
    target,
    status: refusal ? statusOf[refusal] : successOf(call.route),
    code: refusal,
  })
  expect(mentioned(body, hidden), `${target}: names ids that are not to be seen`).toEqual([])
  expect(unsafeHeaders(answer.headers), `${target}: headers that do not keep a browser safe`).toEqual([])
  if (refusal) return
  if (call.route.call.startsWith('GET ') && !readsWithNote.includes(call.route.call))
    expect(await before.changed(), 'changed by reading').toEqual([])
  await before.restore()
}

// a refused request that wrote something has left it there
afterEach(async () => {
  expect(await before.changed(), 'changed rows although it was refused').toEqual([])
})

// an owner of a team that sells cannot delete its account
const ownerOr = ({ route }: Call) => (route.call === 'DELETE /me' ? actors.members.viewer : actors.members.owner)

const byCall = calls.map((call) => [call.route.call, call.route.access, call] as const)
const { outsider, removed } = actors
// the public pages name ticket types, tickets and files of their buyer, the mail is one of the installation, all passwords are alike, and anyone may read legal texts
const {
  otherType: _,
  paidTicket: __,
  mail: ___,
  emailToken: ____,
  password: _____,
  legalText: ______,
  answerFile: _______,
  ...ofTheirTeam
} = outsider.own

describe.each(byCall)('%s, for %s', (_, __, call) => {
  it.each(['signed out', ...roles, 'operator'])('%s', async (who) => {
    const person = personOf(who)
    const own = person?.own ?? actors.members.owner.own
    // a member at the door sees names and no addresses
    const hidden = { ...ofTheirTeam, ...(who === 'door' && isOfTeam(call.route) && { email: buyer.email }) }
    for (const [target, request] of requestsOf(call, own, outsider.own)) {
      const refusal = refusalOf(call.route, person, target)
      await check(person ?? actors.anonymous, call, request, { target, refusal, hidden })
    }
  })
})

const ofTeams = byCall.filter(([, , { route }]) => isOfTeam(route))

describe.each(ofTeams)('%s, for %s', (_, __, call) => {
  it.each(restrictableRoles)('%s, event not chosen', async (role) => {
    const { own, ...person } = actors.restricted[role]
    const hidden = idsOfEvents(own)
    const { request, refusal } = requestNotChosen(call, { own, theirs: outsider.own, role })
    await check(person, call, request, { target: 'not chosen', refusal, hidden })
  })

  it('removed member', async () => {
    for (const [target, request] of requestsOf(call, removed.own, outsider.own))
      await check(removed, call, request, { target, refusal: 'not-found', hidden: idsOfEvents(removed.own) })
  })
})

// the same code reads it for every role
const inQuery = ofTeams.filter(([name]) => !name.includes(' /teams/{id}'))

it.each(inQuery)('%s, for %s, with the other team in the query', async (_, __, call) => {
  const request = requestInQuery(call, outsider.own)
  await check(actors.members.owner, call, request, { target: 'their team', refusal: 'not-found', hidden: ofTheirTeam })
})

const withOneOfTheirs = ofTeams.flatMap(([name, , call]) =>
  requestsWithOneOfTheirs(call, actors.members.owner.own, outsider.own).map(
    ([place, request]) => [name, place, call, request] as const,
  ),
)

it.each(withOneOfTheirs)('%s with an id of another team in %s', async (name, place, { route }, request) => {
  const { owner } = actors.members
  const { status, body } = await sent(owner, callOf(route, request), request.body, { 'x-team': owner.own.team })
  // a list that is filtered by an unknown id is empty
  const isFilter = name.startsWith('GET ') && place.startsWith('query.')
  expect(isFilter ? [200, 404] : [404, 409, 422]).toContain(status)
  expect(mentioned(body, ofTheirTeam)).toEqual([])
})

// counters that a request increases before its effect: of calls, and of calls to Notion
const countsCalls = ['rate_limits', 'notion_keys']

describe('the audit log', async () => {
  const earlier = await entryIds(app)
  const { owner } = actors.members
  const callerOf = ({ call }: AuditedCall) => (call.route.access === 'operator' ? actors.operator : ownerOr(call))
  const send = (write: AuditedCall) => {
    const { headers, ...asked } = changingRequest(write, owner.own)
    return sent(callerOf(write), callOf(write.call.route, asked), asked.upload ?? asked.body, headers)
  }
  const byName = writes.map((write) => [write.call.route.call, write] as const)

  it('has a rule for every write of the contract', () => {
    expect(writes.filter(({ rule }) => rule === undefined).map(({ call }) => call.route.call)).toEqual([])
  })

  it.each(byName)('has exactly what its rule says after %s', async (_, write) => {
    const { status, headers } = await send(write)
    const entries = await entriesOf(app, earlier)
    await before.restore()
    expect(status).toBe(successOf(write.call.route))
    if (typeof write.rule !== 'object') return expect(entries).toEqual([])
    const by = { actor: 'member', by: owner.me.id, name: owner.me.name, request: headers.get('x-request-id') }
    expect(entries).toMatchObject([{ action: write.rule.action, ...by }])
    if (write.rule.onlyChanges) expect(entries[0]?.changes).not.toEqual([])
  })

  // an entry that cannot be stored takes its effect back: they are one transaction
  it.each(byName.filter(([, { rule }]) => typeof rule === 'object'))(
    'has no effect of %s without its entry',
    async (_, write) => {
      await failAtCommit(app, 'on')
      const { status } = await send(write)
      await failAtCommit(app, 'off')
      const changed = await before.changed()
      await before.restore()
      expect({ status, changed: changed.filter((table) => !countsCalls.includes(table)) }).toEqual({
        status: 500,
        changed: [],
      })
    },
  )
})

// routes for anyone do not read a token
const withAccess = byCall.filter(([, access]) => access !== 'anyone')

it.each(withAccess)('%s, for %s, with an API token', async (_, __, call) => {
  const { own } = actors.members.owner
  const { headers, ...asked } = requestsOf(call, own, actors.outsider.own)[0]?.[1] ?? {}
  const ofNotChosen = isOfTeam(call.route)
    ? requestNotChosen(call, { own, theirs: actors.outsider.own, role: 'owner' }).refusal
    : undefined
  for (const who of tokenActors) {
    const refusal = refusalOfToken(call.route, who, ofNotChosen)
    const { status, body } = await actors.anonymous.send(callOf(call.route, asked), asked.upload ?? asked.body, {
      ...headers,
      authorization: `Bearer ${tokens[who]}`,
    })
    expect({ who, status, code: status < 400 ? undefined : body.code }).toEqual({
      who,
      status: refusal ? statusOf[refusal] : successOf(call.route),
      code: refusal,
    })
    if (!refusal) await before.restore()
  }
})

const writeCalls = byCall.filter(([name]) => !name.startsWith('GET '))
const mediaTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  undefined,
  'application/json',
]
const foreign: Record<string, string>[] = [
  { origin: 'https://other.example' },
  { origin: 'null' },
  { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
  ...['cross-site', 'same-site'].map((site) => ({ 'sec-fetch-site': site })),
]

it.each(writeCalls)(
  '%s, for %s, is refused from another site, and as a type that a form can send',
  async (_, __, call) => {
    const { own } = call.route.access === 'operator' ? actors.operator : actors.members.owner
    const { headers, ...asked } = requestsOf(call, own, actors.outsider.own)[0]?.[1] ?? {}
    const { cookies } = call.route.access === 'operator' ? actors.operator : actors.members.owner
    const send = async (given: Record<string, string>, type: string | undefined) => {
      const [method = '', path = ''] = callOf(call.route, asked).split(' ')
      const response = await fetch(app.publicUrl + path, {
        method,
        headers: { ...headers, cookie: cookieHeader(cookies), ...(type && { 'content-type': type }), ...given },
        // as bytes: for text, fetch adds a content type
        body: asked.upload ?? Buffer.from(JSON.stringify(asked.body ?? {})),
      })
      return ((await response.json().catch(() => ({}))) as { code?: string }).code
    }
    // origin and type are judged apart: each origin with a type of a form, and each type from one other origin
    const foreignForms = foreign.map((given) => [given, mediaTypes[0]] as const)
    const foreignTypes = mediaTypes.slice(1).map((type) => [foreign[0] ?? {}, type] as const)
    for (const [given, type] of [...foreignForms, ...foreignTypes])
      expect({ given, type, code: await send(given, type) }).toMatchObject({ code: 'wrong-origin' })
    if (call.route.body)
      for (const type of mediaTypes.slice(0, 4))
        expect({ type, code: await send({ origin: app.publicUrl }, type) }).toMatchObject({
          code: 'unsupported-media-type',
        })
  },
)
