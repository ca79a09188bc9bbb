import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inboxChanges, messages, threads } from '../../schema/inbox.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { memberScope } from '../teams/queries.ts'
import { changeThreads } from './commands/change-threads.ts'
import { notify, notifyAll } from './commands.ts'

const app = disposeAfterAll(await startTestApp())

const downAt = (url: string) => ({ kind: 'website-down', data: { url, failure: 'timeout' } }) as const

async function newTeam(): Promise<string> {
  const { me } = await signUp(app.publicUrl)
  return me.lastTeam ?? ''
}

const threadsOf = (teamId: string) => app.db.select().from(threads).where(eq(threads.teamId, teamId))
const changesOf = (teamId: string) =>
  app.db.select().from(inboxChanges).where(eq(inboxChanges.teamId, teamId)).orderBy(asc(inboxChanges.number))

it('joins notifications with the same key in one thread, which leaves the archive and ends its snooze', async () => {
  const teamId = await newTeam()
  await notify(app.db, { teamId, dedupeKey: 'site:a', ...downAt('https://a.test') })
  const archivedAndSnoozed = { archivedAt: new Date(), snoozedUntil: new Date() }
  await app.db.update(threads).set(archivedAndSnoozed).where(eq(threads.teamId, teamId))
  const data = { url: 'https://a.test', downSince: new Date().toISOString() }
  await notify(app.db, { teamId, dedupeKey: 'site:a', kind: 'website-up', data })
  await notify(app.db, { teamId, dedupeKey: 'site:b', ...downAt('https://b.test') })
  const [first, ...others] = await threadsOf(teamId)
  expect(first).toMatchObject({ dedupeKey: 'site:a', messages: 2, lastKind: 'website-up', archivedAt: null })
  expect(first?.snoozedUntil).toBeNull()
  expect(others).toMatchObject([{ dedupeKey: 'site:b', messages: 1 }])
  const added = await app.db
    .select()
    .from(messages)
    .where(eq(messages.threadId, first?.id ?? ''))
    .orderBy(asc(messages.position))
  expect(added.map(({ position, kind }) => [position, kind])).toEqual([
    [1, 'website-down'],
    [2, 'website-up'],
  ])
})

it('numbers the changes of an inbox without a gap, however many transactions write at once', async () => {
  const teamId = await newTeam()
  const writes = Array.from({ length: 20 }, (_, at) =>
    app.db.transaction((tx) => notify(tx, { teamId, dedupeKey: `site:${at % 3}`, ...downAt('https://a.test') })),
  )
  await Promise.all(writes)
  const changes = await changesOf(teamId)
  expect(changes.map(({ number }) => number)).toEqual(writes.map((_, at) => at + 1))
  expect(new Set((await threadsOf(teamId)).map((thread) => thread.messages))).toEqual(new Set([6, 7]))
})

it('writes no notification when its transaction is rolled back', async () => {
  const teamId = await newTeam()
  const rolledBack = app.db.transaction(async (tx) => {
    await notify(tx, { teamId, dedupeKey: 'site:a', ...downAt('https://a.test') })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await threadsOf(teamId)).toEqual([])
  expect(await changesOf(teamId)).toEqual([])
})

it('causes no deadlock between several notifications and changes of their threads', async () => {
  const { me } = await signUp(app.publicUrl)
  const teamId = me.lastTeam ?? ''
  const scope = await memberScope(app.db, { id: me.id, lastTeam: teamId, operator: false, session: '' }, teamId)
  if (!scope) throw new Error('A new account owns a team')
  const all = ['b', 'a', 'c'].map((site) => ({ teamId, dedupeKey: `site:${site}`, ...downAt('https://a.test') }))
  await notifyAll(app.db, all)
  const ids = (await threadsOf(teamId)).map(({ id }) => id)
  const rounds = Array.from({ length: 15 }, async (_, at) => {
    const some = ids.filter((__, n) => n !== at % 3)
    const notifications = at % 2 === 0 ? all : all.toReversed()
    await Promise.all([
      app.db.transaction((tx) => notifyAll(tx, notifications)),
      changeThreads(app.db, scope, some.toReversed(), { archived: at % 2 === 0 }),
    ])
  })
  await Promise.all(rounds)
  expect((await threadsOf(teamId)).map((thread) => thread.messages)).toEqual([16, 16, 16])
})

it('is found by its kind, its address, its reason and its words in each language', async () => {
  const client = await signUp(app.publicUrl)
  const teamId = client.me.lastTeam ?? ''
  await notify(app.db, { teamId, dedupeKey: 'site:a', ...downAt('https://a.test') })
  const expiresAt = '2026-12-01T00:00:00Z'
  const certificate = { url: 'https://b.test', expiresAt }
  await notify(app.db, { teamId, dedupeKey: 'tls:b', kind: 'certificate-expiring', data: certificate })
  const mail = { to: 'kim@example.test', subject: '100 % "Früchte"', reason: 'Mailbox full' }
  await notify(app.db, { teamId, dedupeKey: 'mail:c', kind: 'mail-failing', data: mail })
  const found = async (q: string) => {
    const { body } = await client.send(`GET /api/v1/inbox?q=${encodeURIComponent(q)}`)
    return body.map(({ last }: { last: { kind: string } }) => last.kind)
  }
  for (const q of ['website-down', 'website is down', 'ten seconds', 'zehn Sekunden', 'timeout', 'A.TEST', 'réponse'])
    expect([q, await found(q)]).toEqual([q, ['website-down']])
  for (const q of ['certificate', 'Zertifikat', 'certificat', 'b.test'])
    expect([q, await found(q)]).toEqual([q, ['certificate-expiring']])
  for (const q of [
    'mailbox full',
    '100 %',
    '"früchte"',
    'FRUCHTE',
    'kim@example.test',
    "couldn't be delivered",
    'E-Mail',
  ])
    expect([q, await found(q)]).toEqual([q, ['mail-failing']])
  for (const q of ['_', '\\', '100%', 'dns', "' or 1=1 --"]) expect([q, await found(q)]).toEqual([q, []])
})

it('adds no text to the search for a notification that repeats', async () => {
  const teamId = await newTeam()
  const up = (downSince: string) =>
    notify(app.db, { teamId, dedupeKey: 'site:a', kind: 'website-up', data: { url: 'https://a.test', downSince } })
  await up('2026-11-20T10:00:00Z')
  const [before] = await threadsOf(teamId)
  await up('2026-11-21T10:00:00Z')
  expect(await threadsOf(teamId)).toMatchObject([{ messages: 2, searchText: before?.searchText }])
})
