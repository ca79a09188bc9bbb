import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { exampleCommand, readingPermissions, tokenLifetimes } from '@foyer/contract/api-token-rules'
import type { ApiTokenSecret } from '@foyer/contract/api-tokens'
import { msPerDay } from '@foyer/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { apiTokens } from '../../schema/api-tokens.ts'
import { members } from '../../schema/teams.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { hashOfSecret } from './service/token-secret.ts'

const { app, organiser, buyer } = await startTestBed()
const team = organiser.me.lastTeam
const tokens = `/api/v1/teams/${team}/api-tokens`

const create = async (given: object = {}, by: Organiser = organiser): Promise<ApiTokenSecret> =>
  await by.ok(`POST ${tokens}`, { name: 'Website', permissions: [], days: 90, ...given }, { 'x-team': team })

/** Sends a request with a token and nothing else. */
const withToken = (secret: string, call = 'GET /api/v1/events', body?: unknown, headers = {}) =>
  buyer.send(call, body, { authorization: `Bearer ${secret}`, ...headers })

const inDatabase = async (id: string) => (await app.db.select().from(apiTokens).where(eq(apiTokens.id, id)))[0]

/** A member of the organiser's team. */
async function memberWith(role: 'owner' | 'admin' | 'manager'): Promise<Organiser> {
  const member = await signUp(organiser.url)
  await app.db.insert(members).values({ teamId: team, userId: member.me.id, role })
  return member
}

it('shows the secret once, and stores its hash', async () => {
  const { secret, ...token } = await create({ permissions: ['orders:refund', 'inbox:read'] })
  expect(secret).toMatch(/^foyer_[0-9A-Za-z]{38}$/)
  expect(token).toMatchObject({
    name: 'Website',
    lastFour: secret.slice(-4),
    permissions: ['events:read', 'orders:read', 'orders:write', 'orders:refund', 'inbox:read'],
    events: null,
    createdBy: organiser.me.name,
  })
  expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(90 * msPerDay)
  const listed = (await organiser.ok(`GET ${tokens}`))[0]
  expect(listed).toEqual(token)
  expect(JSON.stringify(await inDatabase(token.id))).not.toContain(secret.slice(6, -6))
})

it('refuses wrong values, and keeps none of them', async () => {
  const before = await organiser.ok(`GET ${tokens}`)
  const bodies = [
    { name: ' ' },
    { days: 366 },
    { days: undefined },
    { permissions: ['team:write'] },
    { permissions: ['everything'] },
    { events: [] },
    { events: ['evt_unknown'] },
    { secret: 'mine' },
  ]
  for (const body of bodies) {
    const { status } = await organiser.send(`POST ${tokens}`, { name: 'A', permissions: [], days: 7, ...body })
    expect({ body, status }).toEqual({ body, status: 422 })
  }
  const theirs = await eventOnSale(await signUp(organiser.url), { title: 'Theirs', types: [], status: 'test' })
  expect(
    await organiser.send(`POST ${tokens}`, { name: 'A', permissions: [], days: 7, events: [theirs.id] }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'body.events', code: 'not-allowed' }] } })
  expect(await organiser.ok(`GET ${tokens}`)).toEqual(before)
})

it('is for owners and admins only', async () => {
  const { id } = await create()
  const manager = await memberWith('manager')
  const body = { name: 'A', permissions: [], days: 7 }
  for (const [call, sent] of [
    [`GET ${tokens}`],
    [`POST ${tokens}`, body],
    [`POST /api/v1/api-tokens/${id}/rotate`, { overlapHours: 0 }],
    [`DELETE /api/v1/api-tokens/${id}`],
  ] as const)
    expect((await manager.send(call, sent, { 'x-team': team })).status, call).toBe(403)
  const stranger = await signUp(organiser.url)
  expect((await stranger.send(`DELETE /api/v1/api-tokens/${id}`)).status).toBe(404)
  expect(await inDatabase(id)).toBeDefined()
})

it('opens what it may, and names the permission that is missing', async () => {
  const event = await eventOnSale(organiser, { title: 'Summer Night', types: [], status: 'test' })
  const { secret } = await create({ permissions: readingPermissions })
  expect((await withToken(secret)).body).toEqual([expect.objectContaining({ name: 'Summer Night' })])
  expect((await withToken(secret, `GET /api/v1/teams/${team}`)).body).toMatchObject({ id: team })
  const refused = await withToken(secret, `PATCH /api/v1/events/${event.id}`, { name: 'Mine' })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'token-permission-missing', permission: 'events:write' },
  })
  // members who read may mark their own threads as read; a token that reads changes nothing
  expect((await withToken(secret, 'PATCH /api/v1/inbox/thr_1', { read: true })).body).toMatchObject({
    permission: 'inbox:write',
  })
  const { secret: writing } = await create({ permissions: ['events:write'] })
  expect((await withToken(writing, `PATCH /api/v1/events/${event.id}`, { name: 'Winter Night' })).status).toBe(200)
})

it('answers every token that does not work alike, whatever the reason', async () => {
  const [revoked, expired] = [await create(), await create()]
  await organiser.ok(`DELETE /api/v1/api-tokens/${revoked.id}`)
  await app.db.update(apiTokens).set({ expiresAt: sql`now()` }).where(eq(apiTokens.id, expired.id))
  const unknown = `foyer_${'a'.repeat(38)}`
  const answers = []
  for (const secret of [revoked.secret, expired.secret, unknown, 'foyer_', `${revoked.secret}x`]) {
    const { status, headers, body } = await withToken(secret)
    const { requestId: _, ...rest } = body
    answers.push({ status, challenge: headers.get('www-authenticate'), body: rest })
  }
  expect(answers[0]).toMatchObject({
    status: 401,
    challenge: 'Bearer realm="Foyer"',
    body: { code: 'unauthenticated' },
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

it('belongs to one team, and to what is its own', async () => {
  const { secret } = await create({ permissions: readingPermissions })
  const other = await signUp(organiser.url)
  const theirs = await eventOnSale(other, { title: 'Theirs', types: [], status: 'test' })
  for (const [call, headers] of [
    [`GET /api/v1/events/${theirs.id}`],
    [`GET /api/v1/teams/${other.me.lastTeam}`],
    ['GET /api/v1/events', { 'x-team': other.me.lastTeam }],
    [`GET /api/v1/events?team=${other.me.lastTeam}`],
  ] as const)
    expect((await withToken(secret, call, undefined, headers)).status, call).toBe(404)
  // an account's other team, which the account may open and the token may not
  const second = await organiser.ok('POST /api/v1/teams', { name: 'Second' })
  expect((await withToken(secret, 'GET /api/v1/events', undefined, { 'x-team': second.id })).status).toBe(404)
})

it('for chosen events sees these alone, and makes no others', async () => {
  const types: object[] = []
  const [chosen, other] = [
    await eventOnSale(organiser, { title: 'Chosen', types, status: 'test' }),
    await eventOnSale(organiser, { title: 'Other', types, status: 'test' }),
  ]
  const { secret, events } = await create({ permissions: ['events:delete'], events: [chosen.id, chosen.id] })
  expect(events).toEqual([{ id: chosen.id, name: 'Chosen' }])
  expect((await withToken(secret)).body).toMatchObject([{ id: chosen.id }])
  expect((await withToken(secret, `GET /api/v1/events/${other.id}`)).status).toBe(404)
  expect((await withToken(secret, `DELETE /api/v1/events/${other.id}`)).status).toBe(404)
  const made = await withToken(secret, 'POST /api/v1/events', { title: 'New', urlLink: 'example.com' })
  expect(made).toMatchObject({ status: 403, body: { code: 'token-not-accepted' } })
  expect((await withToken(secret, `DELETE /api/v1/events/${chosen.id}`)).status).toBe(204)
  expect((await withToken(secret)).body).toEqual([])
})

it('has only the events that its creator has now', async () => {
  const admin = await memberWith('admin')
  const event = await eventOnSale(organiser, { title: 'Recital', types: [], status: 'test' })
  const { secret } = await create({ events: [event.id] }, admin)
  const all = await create({}, admin)
  const restrict = (events: string[]) =>
    app.db.update(members).set({ role: 'manager', events }).where(eq(members.userId, admin.me.id))
  await restrict([])
  expect([(await withToken(secret)).body, (await withToken(all.secret)).body]).toEqual([[], []])
  await restrict([event.id])
  expect([(await withToken(secret)).body, (await withToken(all.secret)).body]).toMatchObject([[{}], [{}]])
})

it('cannot be used for what belongs to an account or a session', async () => {
  const { secret, id } = await create({ permissions: ['events:delete', 'orders:refund', 'inbox:write', 'team:read'] })
  for (const [call, body] of [
    ['GET /api/v1/me'],
    ['GET /api/v1/me/sessions'],
    ['GET /api/v1/teams'],
    ['GET /api/v1/installation'],
    [`GET /api/v1/teams/${team}/members`],
    [`DELETE /api/v1/teams/${team}/members/${organiser.me.id}`],
    [`PATCH /api/v1/teams/${team}`, { name: 'Mine' }],
    [`GET ${tokens}`],
    [`POST ${tokens}`, { name: 'More', permissions: [], days: 365 }],
    [`POST /api/v1/api-tokens/${id}/rotate`, { overlapHours: 168 }],
    ['GET /api/v1/inbox/stream'],
  ] as const)
    expect((await withToken(secret, call, body)).body, call).toMatchObject({ code: 'token-not-accepted', status: 403 })
})

it('holds only what the role of its creator holds now, and ends when the creator leaves', async () => {
  const admin = await memberWith('admin')
  const { secret, id } = await create({ permissions: ['events:delete', 'orders:refund'] }, admin)
  const role = (next: string) => organiser.ok(`PATCH /api/v1/teams/${team}/members/${admin.me.id}`, { role: next })
  await role('viewer')
  expect((await withToken(secret)).status).toBe(200)
  expect((await withToken(secret, 'DELETE /api/v1/events/evt_none')).body).toMatchObject({
    code: 'token-permission-missing',
  })
  await organiser.ok(`DELETE /api/v1/teams/${team}/members/${admin.me.id}`)
  expect((await withToken(secret)).status).toBe(401)
  expect(await inDatabase(id)).toBeUndefined()
  // the same person joins again: the token stays dead
  await app.db.insert(members).values({ teamId: team, userId: admin.me.id, role: 'owner' })
  expect((await withToken(secret)).status).toBe(401)
})

it('is rotated: the former secret works for the overlap, the one before no longer', async () => {
  const first = await create({ days: 7 })
  await app.db.update(apiTokens).set({ expiresAt: sql`now() + interval '1 day'` }).where(eq(apiTokens.id, first.id))
  const rotate = (overlapHours: number): Promise<ApiTokenSecret> =>
    organiser.ok(`POST /api/v1/api-tokens/${first.id}/rotate`, { overlapHours })
  const second = await rotate(168)
  expect(second.former?.lastFour).toBe(first.lastFour)
  // never longer than it would have worked anyway
  expect(Date.parse(second.former?.worksUntil ?? '')).toBeLessThan(Date.now() + msPerDay + 60_000)
  expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.now() + 6 * msPerDay)
  const works = async (...all: ApiTokenSecret[]) => {
    const statuses = []
    for (const { secret } of all) statuses.push((await withToken(secret)).status)
    return statuses
  }
  expect(await works(first, second)).toEqual([200, 200])
  const third = await rotate(1)
  expect(await works(first, second, third)).toEqual([401, 200, 200])
  await app.db.update(apiTokens).set({ formerUntil: sql`now()` }).where(eq(apiTokens.id, first.id))
  expect(await works(second, third)).toEqual([401, 200])
  const fourth = await rotate(0)
  expect(fourth.former).toBeUndefined()
  expect(await works(third, fourth)).toEqual([401, 200])
  await organiser.ok(`DELETE /api/v1/api-tokens/${first.id}`)
  expect(await works(fourth)).toEqual([401])
  expect((await organiser.send(`DELETE /api/v1/api-tokens/${first.id}`)).status).toBe(404)
  expect((await organiser.send(`POST /api/v1/api-tokens/${first.id}/rotate`, { overlapHours: 0 })).status).toBe(404)
})

it('gives a new secret to its creator alone: it would work on after another member has left', async () => {
  const [{ id }, admin] = [await create(), await memberWith('admin')]
  const rotate = (by: Organiser) =>
    by.send(`POST /api/v1/api-tokens/${id}/rotate`, { overlapHours: 0 }, { 'x-team': team })
  const before = await inDatabase(id)
  expect((await rotate(admin)).body.code).toBe('forbidden')
  expect(await inDatabase(id)).toEqual(before)
  const ownOf = async (by: Organiser) =>
    (await by.ok(`GET ${tokens}`)).find((token: { id: string }) => token.id === id)?.own
  expect([await ownOf(organiser), await ownOf(admin)]).toEqual([true, undefined])
  expect((await rotate(organiser)).status).toBe(200)
})

it('records its use once a minute', async () => {
  const { secret, id } = await create()
  await withToken(secret)
  const [{ xmin: first }] = (await rowVersion(id)) as [{ xmin: string }]
  expect((await inDatabase(id))?.lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  await Promise.all([withToken(secret), withToken(secret)])
  expect(await rowVersion(id)).toEqual([{ xmin: first }])
  await app.db.update(apiTokens).set({ lastUsedAt: sql`now() - interval '2 minutes'` }).where(eq(apiTokens.id, id))
  await withToken(secret)
  expect((await inDatabase(id))?.lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

/** Changes with every write of the row. */
const rowVersion = async (id: string) =>
  (await app.db.execute(sql`select xmin::text from api_tokens where id = ${id}`)).rows

it('needs no origin, and is all that counts beside a cookie', async () => {
  const { secret } = await create({ permissions: ['events:write'] })
  const event = await eventOnSale(organiser, { title: 'Concert', types: [], status: 'test' })
  const call = `PATCH /api/v1/events/${event.id}`
  const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
  expect((await withToken(secret, call, { name: 'Recital' }, foreign)).status).toBe(200)
  const both = { authorization: `Bearer ${secret}` }
  expect((await organiser.send('GET /api/v1/me', undefined, both)).body).toMatchObject({ code: 'token-not-accepted' })
  const dead = { authorization: `Bearer foyer_${'a'.repeat(38)}` }
  const answer = await organiser.send('GET /api/v1/events', undefined, dead)
  expect({ status: answer.status, cookies: answer.headers.getSetCookie() }).toEqual({ status: 401, cookies: [] })
  // a token for a proxy in front of Foyer is not for Foyer: the session counts, with the check of its origin
  const proxy = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }
  expect((await organiser.send('GET /api/v1/me', undefined, proxy)).status).toBe(200)
  expect((await organiser.send(call, { name: 'Stolen' }, { ...proxy, ...foreign })).status).toBe(403)
})

it('has idempotency keys of its own', async () => {
  const [one, other] = [
    await create({ permissions: ['events:write'] }),
    await create({ permissions: ['events:write'] }),
  ]
  const send = (secret: string) =>
    withToken(secret, 'POST /api/v1/events', { urlLink: 'example.com', title: 'Once' }, { 'idempotency-key': 'key-1' })
  const { id } = (await send(one.secret)).body
  expect((await send(one.secret)).body.id).toBe(id)
  expect((await send(other.secret)).body.id).not.toBe(id)
})

it('lists events with the command that the page shows', async () => {
  const { secret } = await create()
  const command = exampleCommand(app.publicUrl, secret)
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent --show-error --fail`])
  expect(JSON.parse(stdout)).toEqual((await organiser.ok('GET /api/v1/events?limit=5')) as unknown)
})

it('leaves entries in the audit log, without a secret, and causes its own', async () => {
  const { id, secret } = await create({ name: 'Audited', permissions: ['events:write'] })
  const event = await withToken(secret, 'POST /api/v1/events', { title: 'Made by a token', urlLink: 'example.com' })
  const { secret: next } = await organiser.ok(`POST /api/v1/api-tokens/${id}/rotate`, { overlapHours: 0 })
  await organiser.ok(`DELETE /api/v1/api-tokens/${id}`)
  const entriesOf = (subject: string) => organiser.ok(`GET /api/v1/teams/${team}/audit-log?subject=${subject}`)
  const entries = await entriesOf(id)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'api-token.revoked',
    'api-token.rotated',
    'api-token.created',
  ])
  const { rows } = await app.db.execute(sql`select audit_entries::text as row from audit_entries`)
  for (const hidden of [secret, next, hashOfSecret(secret), hashOfSecret(next)])
    expect(JSON.stringify([entries, rows])).not.toContain(hidden)
  expect(await entriesOf(event.body.id)).toMatchObject([
    { action: 'event.created', by: { kind: 'token', name: 'Audited' } },
  ])
})

it('is limited in number for each team', async () => {
  const other = await signUp(organiser.url)
  const own = other.me.lastTeam
  await app.db.execute(sql`
    insert into api_tokens (id, team_id, created_by, name, permissions, hash, last_four, days, expires_at)
    select 'tok_' || n, ${own}, ${other.me.id}, 'T', '{}', 'hash ' || n, 'abcd', 7, now() from generate_series(1, 49) n`)
  const body = { name: 'A', permissions: [], days: tokenLifetimes[0] }
  expect((await other.send(`POST /api/v1/teams/${own}/api-tokens`, body)).status).toBe(201)
  expect((await other.send(`POST /api/v1/teams/${own}/api-tokens`, body)).body).toMatchObject({ code: 'conflict' })
})

it('names the token in the history of what it does', async () => {
  const gala = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 1000, capacity: 9 }] })
  const { token } = await gala.placeOrder()
  const { id } = await gala.order(token)
  const { secret } = await create({ name: 'Reminder bot', permissions: ['orders:write'] })
  expect((await withToken(secret, `POST /api/v1/orders/${id}/notes`, { text: 'Called' })).status).toBe(200)
  expect((await withToken(secret, `POST /api/v1/orders/${id}/mark-paid`)).status).toBe(200)
  const { timeline } = await gala.order(token)
  const by = `${organiser.me.name} (API: Reminder bot)`
  expect(timeline.filter((entry: { by?: string }) => entry.by === by)).toEqual([
    expect.objectContaining({ kind: 'note' }),
    expect.objectContaining({ kind: 'paid' }),
  ])
})
