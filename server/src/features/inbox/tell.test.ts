import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inboxChanges, messages, threads } from '../../schema/inbox.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { signUp } from '../../test/visitor.ts'
import { memberScope } from '../teams/queries.ts'
import { changeThreads } from './commands/change.ts'
import { tell, tellAll } from './commands.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

const downAt = (url: string) => ({ kind: 'website-down', data: { url, failure: 'timeout' } }) as const

async function newTeam(): Promise<string> {
  const { me } = await signUp(house.publicUrl)
  return me.lastTeam ?? ''
}

const threadsOf = (teamId: string) => house.db.select().from(threads).where(eq(threads.teamId, teamId))
const changesOf = (teamId: string) =>
  house.db.select().from(inboxChanges).where(eq(inboxChanges.teamId, teamId)).orderBy(asc(inboxChanges.number))

it('puts what is about the same into one thread, which comes back from the archive and from a snooze', async () => {
  const teamId = await newTeam()
  await tell(house.db, { teamId, about: 'site:a', ...downAt('https://a.test') })
  const away = { archivedAt: new Date(), snoozedUntil: new Date() }
  await house.db.update(threads).set(away).where(eq(threads.teamId, teamId))
  const data = { url: 'https://a.test', downSince: new Date().toISOString() }
  await tell(house.db, { teamId, about: 'site:a', kind: 'website-up', data })
  await tell(house.db, { teamId, about: 'site:b', ...downAt('https://b.test') })
  const [first, ...others] = await threadsOf(teamId)
  expect(first).toMatchObject({ about: 'site:a', messages: 2, lastKind: 'website-up', archivedAt: null })
  expect(first?.snoozedUntil).toBeNull()
  expect(others).toMatchObject([{ about: 'site:b', messages: 1 }])
  const told = await house.db
    .select()
    .from(messages)
    .where(eq(messages.threadId, first?.id ?? ''))
    .orderBy(asc(messages.position))
  expect(told.map(({ position, kind }) => [position, kind])).toEqual([
    [1, 'website-down'],
    [2, 'website-up'],
  ])
})

it('numbers what happens in an inbox without a gap, however many write at once', async () => {
  const teamId = await newTeam()
  const told = Array.from({ length: 20 }, (_, at) =>
    house.db.transaction((tx) => tell(tx, { teamId, about: `site:${at % 3}`, ...downAt('https://a.test') })),
  )
  await Promise.all(told)
  const changes = await changesOf(teamId)
  expect(changes.map(({ number }) => number)).toEqual(told.map((_, at) => at + 1))
  expect(new Set((await threadsOf(teamId)).map((thread) => thread.messages))).toEqual(new Set([6, 7]))
})

it('tells nothing when what happened did not happen after all', async () => {
  const teamId = await newTeam()
  const undone = house.db.transaction(async (tx) => {
    await tell(tx, { teamId, about: 'site:a', ...downAt('https://a.test') })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await threadsOf(teamId)).toEqual([])
  expect(await changesOf(teamId)).toEqual([])
})

it('makes nobody wait for each other in a circle: who tells several things, and who changes threads meanwhile', async () => {
  const { me } = await signUp(house.publicUrl)
  const teamId = me.lastTeam ?? ''
  const scope = await memberScope(house.db, { id: me.id, lastTeam: teamId, operator: false, session: '' }, teamId)
  if (!scope) throw new Error('whoever signs up owns a team')
  const all = ['b', 'a', 'c'].map((site) => ({ teamId, about: `site:${site}`, ...downAt('https://a.test') }))
  await tellAll(house.db, all)
  const ids = (await threadsOf(teamId)).map(({ id }) => id)
  const rounds = Array.from({ length: 15 }, async (_, at) => {
    const some = ids.filter((__, n) => n !== at % 3)
    const told = at % 2 === 0 ? all : all.toReversed()
    await Promise.all([
      house.db.transaction((tx) => tellAll(tx, told)),
      changeThreads(house.db, scope, some.toReversed(), { archived: at % 2 === 0 }),
    ])
  })
  await Promise.all(rounds)
  expect((await threadsOf(teamId)).map((thread) => thread.messages)).toEqual([16, 16, 16])
})
