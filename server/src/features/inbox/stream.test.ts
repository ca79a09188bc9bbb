import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../schema/accounts.ts'
import { inboxChanges } from '../../schema/inbox.ts'
import { members } from '../../schema/teams.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { OpenStream } from '../../test/stream.ts'
import { openStream } from '../../test/stream.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp } from '../../test/visitor.ts'
import { tell } from './commands.ts'

let house: House
let other: House
let organiser: Organiser
const open: OpenStream[] = []

beforeAll(async () => {
  house = await openHouse()
  // a second process on the same database
  other = await openHouse({}, { databaseUrl: house.databaseUrl })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await house[Symbol.asyncDispose]()
})
beforeEach(async () => {
  organiser = await signUp(house.publicUrl)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})

async function watch(headers: Record<string, string> = {}, at = house, who = organiser): Promise<OpenStream> {
  const url = `${at.publicUrl}/api/v1/inbox/stream?team=${organiser.me.lastTeam}`
  const stream = await openStream(who, url, headers)
  open.push(stream)
  return stream
}

/** A stream that has told where it begins. */
async function watching(at = house): Promise<OpenStream> {
  const stream = await watch({}, at)
  expect(await stream.next()).toMatchObject({ event: 'reset' })
  return stream
}

const joined = (name: string, db = house.db) =>
  tell(db, { teamId: organiser.me.lastTeam, about: 'team', kind: 'member-joined', data: { name, role: 'door' } })

describe('a stream', () => {
  it('tells what happened in another process', async () => {
    const stream = await watching(other)
    await joined('A')
    expect(await stream.next()).toMatchObject({ event: 'change', id: '1', data: { kind: 'member-joined' } })
  })

  it('says first where it begins, and goes on from there after a break: nothing is missing, nothing comes twice', async () => {
    await joined('A')
    const stream = await watch()
    expect(await stream.next()).toMatchObject({ event: 'reset', id: '1' })
    await joined('B')
    const seen = await stream.next()
    stream.leave()
    await Promise.all(['C', 'D', 'E'].map((name) => joined(name)))
    const again = await watch({ 'last-event-id': seen?.id ?? '' }, other)
    await joined('F')
    const rest = [await again.next(), await again.next(), await again.next(), await again.next()]
    expect([seen, ...rest].map((event) => event?.id)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('misses nothing of what happens while it is being opened', async () => {
    const told = (async () => {
      for (let at = 0; at < 30; at++) await joined(String(at))
    })()
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch({ 'last-event-id': '0' })))
    await told
    for (const stream of streams) {
      const ids: (string | undefined)[] = []
      for (let at = 0; at < 30; at++) ids.push((await stream.next())?.id)
      expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)))
    }
  })

  it('begins anew when what was missed is no more written down, and for a place that never was', async () => {
    await joined('A')
    await joined('B')
    await house.db.delete(inboxChanges).where(eq(inboxChanges.teamId, organiser.me.lastTeam))
    for (const id of ['0', '1', '7', 'nonsense', '99999999999999999999'])
      expect(await (await watch({ 'last-event-id': id })).next()).toMatchObject({ event: 'reset', id: '2' })
  })

  it('begins anew when more was missed than is worth telling, and goes on from there', async () => {
    const team = organiser.me.lastTeam
    await joined('A')
    await house.db.execute(sql`
      insert into inbox_changes (team_id, number, thread_id, kind)
      select team_id, number + n, thread_id, kind from inbox_changes, generate_series(1, 1500) n where team_id = ${team}`)
    await house.db.execute(sql`update inbox_clocks set last = 1501 where team_id = ${team}`)
    const [late, close] = [await watch({ 'last-event-id': '1' }), await watch({ 'last-event-id': '1500' })]
    expect(await late.next()).toMatchObject({ event: 'reset', id: '1501' })
    await joined('B')
    expect(await late.next()).toMatchObject({ event: 'change', id: '1502' })
    expect([await close.next(), await close.next()].map((event) => event?.id)).toEqual(['1501', '1502'])
  })

  it('goes on although the connection that listens was lost', async () => {
    const stream = await watching()
    await house.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'foyer notices'`)
    await joined('A')
    expect(await stream.next()).toMatchObject({ event: 'change', id: '1' })
  })

  it('tells what one member has read to nobody else', async () => {
    const bo = await signUp(house.publicUrl)
    await house.db.insert(members).values({ teamId: organiser.me.lastTeam, userId: bo.me.id, role: 'viewer' })
    const [own, bos] = [await watching(), await watch({}, house, bo)]
    await bos.next()
    await joined('A')
    const [{ id }] = (await organiser.send('GET /api/v1/inbox')).body
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { archived: true })
    expect([await own.next(), await own.next(), await own.next()].map((event) => event?.id)).toEqual(['1', '2', '3'])
    expect([await bos.next(), await bos.next()].map((event) => event?.id)).toEqual(['1', '3'])
  })
})

describe('a stream ends', () => {
  it('with the session: nothing more is told', async () => {
    const stream = await watching()
    await house.db.delete(sessions).where(eq(sessions.userId, organiser.me.id))
    await joined('A')
    expect(await stream.next()).toBeUndefined()
  })

  it('with the membership, and with the right to read', async () => {
    const [first, second] = [await watching(), await watching(other)]
    await house.db.update(members).set({ role: 'door' }).where(eq(members.userId, organiser.me.id))
    await joined('A')
    expect([await first.next(), await second.next()]).toEqual([undefined, undefined])
    expect((await watch()).status).toBe(403)
  })

  it('when its account opens too many', async () => {
    const oldest = await watching()
    for (let at = 0; at < 20; at++) await watching()
    expect(await oldest.next()).toBeUndefined()
  })

  it('when the process does', async () => {
    const closing = await openHouse({}, { databaseUrl: house.databaseUrl })
    const stream = await watching(closing)
    await closing[Symbol.asyncDispose]()
    expect(await stream.next()).toBeUndefined()
  })
})

it('is opened only so often by an account', async () => {
  await using limited = await openHouse({ LIMITS: 'on' }, { databaseUrl: house.databaseUrl })
  await house.db.execute(sql`truncate turns`)
  const statuses = new Set<number>()
  for (let at = 0; at < 301; at++) {
    const { status, leave } = await watch({}, limited)
    statuses.add(status)
    leave()
  }
  expect([...statuses]).toEqual([200, 429])
})

it('takes one connection to listen on, however many streams are open', async () => {
  await Promise.all(Array.from({ length: 15 }, () => watching()))
  const { rows } = await house.db.execute<{ total: number }>(sql`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and application_name = 'foyer notices'`)
  // one for each process, and one for each process's public pages
  expect(rows).toEqual([{ total: 4 }])
})
