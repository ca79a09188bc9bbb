import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../schema/accounts.ts'
import { inboxChanges } from '../../schema/inbox.ts'
import { members, teams } from '../../schema/teams.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import type { StreamClient } from '../../test/stream.ts'
import { connectStream } from '../../test/stream.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { notify } from './commands.ts'

let organiser: Organiser
const openStreams: StreamClient[] = []

const app = disposeAfterAll(await startTestApp())
// a second process on the same database
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))
beforeEach(async () => {
  organiser = await signUp(app.publicUrl)
})
afterEach(() => {
  for (const stream of openStreams.splice(0)) stream.close()
})

async function open(
  headers: Record<string, string> = {},
  at = app,
  reader = organiser,
  query = '',
): Promise<StreamClient> {
  const url = `${at.publicUrl}/api/v1/inbox/stream?team=${organiser.me.lastTeam}${query}`
  const stream = await connectStream(reader, url, headers)
  openStreams.push(stream)
  return stream
}

/** Opens a stream and reads its first event, which has its position. */
async function openFresh(at = app): Promise<StreamClient> {
  const stream = await open({}, at)
  expect(await stream.next()).toMatchObject({ event: 'reset' })
  return stream
}

const notifyJoined = (name: string, db = app.db) =>
  notify(db, { teamId: organiser.me.lastTeam, dedupeKey: 'team', kind: 'member-joined', data: { name, role: 'door' } })

describe('a stream', () => {
  it('carries changes of another process', async () => {
    const stream = await openFresh(other)
    await notifyJoined('A')
    expect(await stream.next()).toMatchObject({ event: 'change', id: '1', data: { kind: 'member-joined' } })
  })

  it('carries only changes of the events that its reader works on, and learns of new ones', async () => {
    const created = () => organiser.ok('POST /api/v1/events', { title: 'Concert', urlLink: 'example.com' })
    const [chosen, other] = [(await created()).id, (await created()).id]
    const manager = await signUp(app.publicUrl)
    const teamId = organiser.me.lastTeam
    await app.db.insert(members).values({ teamId, userId: manager.me.id, role: 'manager', events: [chosen] })
    const soldOut = (eventId: string) =>
      notify(app.db, { teamId, eventId, dedupeKey: eventId, kind: 'sold-out', data: {} })
    const stream = await open({}, app, manager)
    expect(await stream.next()).toMatchObject({ event: 'reset' })
    await notifyJoined('A')
    await soldOut(other)
    await soldOut(chosen)
    expect(await stream.next()).toMatchObject({ event: 'change', id: '3' })
    await app.db
      .update(members)
      .set({ events: [chosen, other] })
      .where(eq(members.userId, manager.me.id))
    await soldOut(other)
    expect(await stream.next()).toMatchObject({ event: 'change', id: '4' })
  })

  it('begins after the change that the count of unread threads includes', async () => {
    await notifyJoined('A')
    const { position } = (await organiser.send('GET /api/v1/inbox/unread')).body
    await notifyJoined('B')
    const stream = await open({}, app, organiser, `&after=${position}`)
    expect(await stream.next()).toMatchObject({ event: 'change', id: '2', data: { kind: 'member-joined' } })
  })

  it('starts with its position, and resumes there: each change comes once', async () => {
    await notifyJoined('A')
    const stream = await open()
    expect(await stream.next()).toMatchObject({ event: 'reset', id: '1' })
    await notifyJoined('B')
    const last = await stream.next()
    stream.close()
    await Promise.all(['C', 'D', 'E'].map((name) => notifyJoined(name)))
    const resumed = await open({ 'last-event-id': last?.id ?? '' }, other)
    await notifyJoined('F')
    const rest = [await resumed.next(), await resumed.next(), await resumed.next(), await resumed.next()]
    expect([last, ...rest].map((event) => event?.id)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('carries the changes that happen while it is opened', async () => {
    const writes = (async () => {
      for (let at = 0; at < 30; at++) await notifyJoined(String(at))
    })()
    const streams = await Promise.all(Array.from({ length: 5 }, () => open({ 'last-event-id': '0' })))
    await writes
    for (const stream of streams) {
      const ids: (string | undefined)[] = []
      for (let at = 0; at < 30; at++) ids.push((await stream.next())?.id)
      expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)))
    }
  })

  it('resets when the changes since its position were deleted, and for an unknown position', async () => {
    await notifyJoined('A')
    await notifyJoined('B')
    await app.db.delete(inboxChanges).where(eq(inboxChanges.teamId, organiser.me.lastTeam))
    for (const id of ['0', '1', '7', 'nonsense', '99999999999999999999'])
      expect(await (await open({ 'last-event-id': id })).next()).toMatchObject({ event: 'reset', id: '2' })
  })

  it('resets when it has missed too many changes, and continues from there', async () => {
    const team = organiser.me.lastTeam
    await notifyJoined('A')
    await app.db.execute(sql`
      insert into inbox_changes (team_id, number, thread_id, kind)
      select team_id, number + n, thread_id, kind from inbox_changes, generate_series(1, 1500) n where team_id = ${team}`)
    await app.db.execute(sql`update inbox_clocks set last = 1501 where team_id = ${team}`)
    const [tooLate, inTime] = [await open({ 'last-event-id': '1' }), await open({ 'last-event-id': '1500' })]
    expect(await tooLate.next()).toMatchObject({ event: 'reset', id: '1501' })
    await notifyJoined('B')
    expect(await tooLate.next()).toMatchObject({ event: 'change', id: '1502' })
    expect([await inTime.next(), await inTime.next()].map((event) => event?.id)).toEqual(['1501', '1502'])
  })

  it('continues after the listening connection was lost', async () => {
    const stream = await openFresh()
    await app.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'foyer notices'`)
    await notifyJoined('A')
    expect(await stream.next()).toMatchObject({ event: 'change', id: '1' })
  })

  it('carries the read state of a member only to that member', async () => {
    const bo = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: organiser.me.lastTeam, userId: bo.me.id, role: 'viewer' })
    const [own, bos] = [await openFresh(), await open({}, app, bo)]
    await bos.next()
    await notifyJoined('A')
    const [{ id }] = (await organiser.send('GET /api/v1/inbox')).body
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { archived: true })
    expect([await own.next(), await own.next(), await own.next()].map((event) => event?.id)).toEqual(['1', '2', '3'])
    expect([await bos.next(), await bos.next()].map((event) => event?.id)).toEqual(['1', '3'])
  })
})

describe('a stream ends', () => {
  it('with the session: no later change is sent', async () => {
    const stream = await openFresh()
    await app.db.delete(sessions).where(eq(sessions.userId, organiser.me.id))
    await notifyJoined('A')
    expect(await stream.next()).toBeUndefined()
  })

  it('with the membership, and with a role that may not read', async () => {
    const [first, second] = [await openFresh(), await openFresh(other)]
    await app.db.update(members).set({ role: 'door' }).where(eq(members.userId, organiser.me.id))
    await notifyJoined('A')
    expect([await first.next(), await second.next()]).toEqual([undefined, undefined])
    expect((await open()).status).toBe(403)
  })

  it('when the team begins to require two factors, of which its session has one', async () => {
    const stream = await openFresh()
    await app.db.update(teams).set({ requiresTwoFactor: true }).where(eq(teams.id, organiser.me.lastTeam))
    await notifyJoined('A')
    expect(await stream.next()).toBeUndefined()
    expect((await open()).status).toBe(403)
  })

  it('when its account opens too many streams', async () => {
    const oldest = await openFresh()
    for (let at = 0; at < 20; at++) await openFresh()
    expect(await oldest.next()).toBeUndefined()
  })

  it('when the process stops', async () => {
    const closing = await startTestApp({}, { databaseUrl: app.databaseUrl })
    const stream = await openFresh(closing)
    await closing[Symbol.asyncDispose]()
    expect(await stream.next()).toBeUndefined()
  })
})

it('the rate limit of an account refuses more streams', async () => {
  await using limited = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
  await app.db.execute(sql`truncate rate_limits`)
  const statuses = new Set<number>()
  for (let at = 0; at < 301; at++) {
    const { status, close } = await open({}, limited)
    statuses.add(status)
    close()
  }
  expect([...statuses]).toEqual([200, 429])
})

it('a process listens on one connection, however many streams are open', async () => {
  await Promise.all(Array.from({ length: 15 }, () => openFresh()))
  const { rows } = await app.db.execute<{ total: number }>(sql`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and application_name = 'foyer notices'`)
  // two in each process: one for the streams, one for the page cache
  expect(rows).toEqual([{ total: 4 }])
})
