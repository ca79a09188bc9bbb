import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailHooks } from '../../routes/tasks.ts'
import { inboxChanges, messages, threads } from '../../schema/inbox.ts'
import { mails } from '../../schema/mails.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { markRefused, takeDueMails } from '../mails/commands.ts'
import { notifySales } from '../orders/commands/notify-sales.ts'
import { memberScope } from '../teams/queries.ts'
import { changeThreads } from './commands/change-threads.ts'
import { notify, notifyAll } from './commands.ts'

const app = disposeAfterAll(await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' }))

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
  const scope = await memberScope(app.db, { id: me.id, lastTeam: teamId }, teamId)
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
  for (const q of ['_', '\\', '1000%', 'dns', "' or 1=1 --"]) expect([q, await found(q)]).toEqual([q, []])
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

const inboxOf = async (client: Organiser, query = '') => (await client.send(`GET /api/v1/inbox${query}`)).body

describe('after a sale', () => {
  let organiser: Organiser
  let event: EventOnSale
  beforeEach(async () => {
    await app.db.delete(mails)
    organiser = await signUp(app.publicUrl)
    const types = ['Seat', 'Balcony'].map((name) => ({ name, priceCents: 0, capacity: 1 }))
    event = await eventOnSale(organiser, { types })
  })

  const buy = (quantity: number | number[]) => event.placeOrder({ quantity, paymentMethod: 'free' })
  const kinds = async () =>
    (await inboxOf(organiser, `?event=${event.id}`)).map(({ last }: { last: { kind: string; data: object } }) => [
      last.kind,
      last.data,
    ])

  it('the team is notified of the first sale and of sold-out ticket types, once each', async () => {
    await notifySales(app.db)
    expect(await kinds()).toEqual([])
    await buy(1)
    await Promise.all([notifySales(app.db), notifySales(app.db)])
    expect(await kinds()).toEqual([
      ['sold-out', { ticketType: 'Seat' }],
      ['first-sale', { tickets: 1, totalCents: 0, currency: 'EUR' }],
    ])
    await buy([0, 1])
    await notifySales(app.db)
    await notifySales(app.db)
    const [soldOut] = await inboxOf(organiser, `?event=${event.id}`)
    expect(soldOut).toMatchObject({ messages: 2, last: { kind: 'sold-out', data: {} } })
  })

  it('the team is notified of a mail that the buyer’s server rejects, with the order', async () => {
    await buy(1)
    const [mail] = await takeDueMails(app.db, { processId: app.processId, limit: 1 })
    if (mail) await markRefused(app.db, mailHooks, mail, '550 no such mailbox')
    expect(await inboxOf(organiser)).toMatchObject([
      { order: { id: mail?.orderId }, last: { kind: 'mail-failing', data: { to: robin.email } } },
    ])
  })
})

it('a reply that cannot be delivered is reported in its thread', async () => {
  await app.db.delete(mails)
  const organiser = await signUp(app.publicUrl)
  const { slug } = await eventOnSale(organiser)
  const question = { name: 'Robin', email: 'gone@example.test', text: 'Hello?' }
  await testClient(app.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
  const [{ id }] = await inboxOf(organiser)
  await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes?' })
  const [mail] = await takeDueMails(app.db, { processId: app.processId, limit: 1 })
  if (mail) await markRefused(app.db, mailHooks, mail, '550 no such mailbox')
  expect(await inboxOf(organiser)).toMatchObject([{ id, unread: true, messages: 3, last: { kind: 'mail-failing' } }])
})
