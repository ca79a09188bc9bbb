import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailHooks } from '../../routes/tasks.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { markFailedAttempt, takeDueMails } from '../mails/commands.ts'
import { notifySales } from '../orders/commands/notify-sales.ts'
import { endSnoozes } from './commands/end-snooze.ts'
import { mailDaily, mailImmediately } from './commands/mail-members.ts'
import { notify } from './commands.ts'

let organiser: Organiser
let teamId: string

const app = disposeAfterAll(await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' }))
beforeEach(async () => {
  await app.db.execute(sql`delete from threads`)
  await app.db.execute(sql`delete from mails`)
  organiser = await signUp(app.publicUrl)
  teamId = organiser.me.lastTeam
})

const joined = (name = 'Bo') =>
  notify(app.db, { teamId, dedupeKey: `member:${name}`, kind: 'member-joined', data: { name, role: 'box-office' } })
const down = () =>
  notify(app.db, {
    teamId,
    dedupeKey: 'site:a',
    kind: 'website-down',
    data: { url: 'https://a.test', failure: 'server-error', status: 502 },
  })
const list = async (query = '') => (await organiser.send(`GET /api/v1/inbox${query}`)).body
const choose = (choices: object) => organiser.send('PATCH /api/v1/inbox/mail-frequencies', choices)
const mailed = async () => (await mailsTo(app, organiser.email)).map(({ subject }) => subject)

it('a thread returns when its snooze ends: at the top, unread for the member who snoozed it', async () => {
  await down()
  const [{ id }] = await list()
  await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, snoozedUntil: '2099-01-01T00:00:00.000Z' })
  expect(await endSnoozes(app.db)).toBe(0)
  await joined()
  await app.db.execute(sql`update threads set snoozed_until = now() - interval '1 second' where id = ${id}`)
  expect((await Promise.all([endSnoozes(app.db), endSnoozes(app.db)])).toSorted()).toEqual([0, 1])
  expect((await list())[0]).toMatchObject({ id, unread: true })
})

describe('a mail to a member', () => {
  it('is sent at once, one time, with the notification and a link to its thread', async () => {
    await down()
    await Promise.all([mailImmediately(app.db, app), mailImmediately(app.db, app)])
    expect(await mailed()).toEqual(['The website is down'])
    const text = await mailText(app, organiser.email, 'inboxNews')
    expect(text).toContain('the server reports an internal error (502)')
    expect(text).toContain(`${app.publicUrl}/en/inbox?thread=${(await list())[0].id}`)
  })

  it('is sent for the topics that the member chose, except for threads that are read by then', async () => {
    await joined()
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual([])
    await choose({ team: 'at-once' })
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual([])
    await joined('Kim')
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual(['Kim has joined the team'])
  })

  it('about a changed page follows the frequency of its topic: website or Notion', async () => {
    await choose({ website: 'never', notion: 'at-once' })
    for (const page of ['website', 'notion'] as const)
      await notify(app.db, { teamId, dedupeKey: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual(['The Notion page has changed'])
    await choose({ website: 'at-once', notion: 'never' })
    for (const page of ['website', 'notion'] as const)
      await notify(app.db, { teamId, dedupeKey: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailImmediately(app.db, app)
    expect(await mailed()).toContain('The website has changed')
    expect(await mailed()).toHaveLength(2)
  })
})

it('a reply to a mail about a question goes to the person who asked', async () => {
  const { slug } = await eventOnSale(organiser)
  const question = { name: 'Robin', email: 'asker@example.test', text: 'Hello?' }
  await testClient(app.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
  await mailImmediately(app.db, app)
  expect(await mailsTo(app, organiser.email)).toMatchObject([{ replyTo: 'asker@example.test' }])
})

describe('a daily mail', () => {
  beforeEach(async () => {
    await choose({ website: 'daily', team: 'daily' })
  })
  // at the place of the team
  const hour = (at: number) =>
    app.db.execute(sql`update teams set time_zone = (
      select name from pg_timezone_names where name like 'Etc/GMT%'
        and extract(hour from now() at time zone name) = ${at} limit 1) where id = ${teamId}`)
  /** Lets hours go by. */
  async function wait(hours: number): Promise<void> {
    const ago = sql`make_interval(hours => ${hours})`
    await app.db.execute(sql`update messages set at = at - ${ago}`)
    await app.db.execute(sql`update threads set last_at = last_at - ${ago}`)
    await app.db.execute(sql`update mail_frequencies set daily_at = daily_at - ${ago}`)
    await app.db.execute(sql`update members set joined_at = joined_at - ${ago}`)
  }
  const oneThing = expect.stringMatching(/^1 update in the .+ inbox$/)
  const task = () => mailDaily(app.db, app)

  it('is sent in the morning of the team’s time zone, once, with all unread threads', async () => {
    await down()
    await joined()
    await wait(2)
    await hour(7)
    await task()
    expect(await mailed()).toEqual([])
    await hour(9)
    await Promise.all([task(), task()])
    await task()
    expect(await mailed()).toEqual([expect.stringMatching(/^2 updates in the .+ inbox$/)])
    const text = await mailText(app, organiser.email, 'inboxNews')
    for (const { id } of await list())
      expect(text).toContain(`Open in the inbox:\n${app.publicUrl}/en/inbox?thread=${id}`)
    expect(text).toContain(`and how often:\n${app.publicUrl}/en/my-profile`)
  })

  it('is sent late on the same day when no process ran in the morning, and covers the time until then', async () => {
    await down()
    await wait(16)
    await joined()
    await hour(22)
    await task()
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(app, organiser.email, 'inboxNews')).toContain('The website is down')
  })

  it('has on the next day only the notifications since the last one', async () => {
    await down()
    await wait(15)
    await hour(21)
    await task()
    expect(await mailed()).toEqual([oneThing])
    await app.db.execute(sql`delete from mails`)
    await joined()
    await wait(12)
    await hour(9)
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(app, organiser.email, 'inboxNews')).toContain('Bo has joined the team')
  })

  it('covers days on which no process ran, without threads that are read', async () => {
    await hour(9)
    await wait(80)
    await app.db.execute(sql`update mail_frequencies set daily_at = now() - interval '73 hours'`)
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await down()
    await app.db.execute(sql`update messages set at = at - interval '49 hours'`)
    await app.db.execute(sql`update threads set last_at = last_at - interval '49 hours'`)
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(app, organiser.email, 'inboxNews')).toContain('The website is down')
  })
})

describe('after a sale', () => {
  let event: EventOnSale
  beforeEach(async () => {
    const types = ['Seat', 'Balcony'].map((name) => ({ name, priceCents: 0, capacity: 1 }))
    event = await eventOnSale(organiser, { types })
  })

  const buy = (quantity: number | number[]) => event.placeOrder({ quantity, paymentMethod: 'free' })
  const kinds = async () =>
    (await list(`?event=${event.id}`)).map(({ last }: { last: { kind: string; data: object } }) => [
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
    const [soldOut] = await list(`?event=${event.id}`)
    expect(soldOut).toMatchObject({ messages: 2, last: { kind: 'sold-out', data: {} } })
  })

  it('the team is notified of a mail that the buyer’s server rejects, with the order', async () => {
    await buy(1)
    const [mail] = await takeDueMails(app.db, { processId: app.processId, limit: 1 })
    if (mail) await markFailedAttempt(app.db, mailHooks, mail, '550 no such mailbox', true)
    expect(await list()).toMatchObject([
      { order: { id: mail?.orderId }, last: { kind: 'mail-failing', data: { to: robin.email } } },
    ])
  })
})

it('a reply that cannot be delivered is reported in its thread', async () => {
  const { slug } = await eventOnSale(organiser)
  const question = { name: 'Robin', email: 'gone@example.test', text: 'Hello?' }
  await testClient(app.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
  const [{ id }] = await list()
  await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes?' })
  const [mail] = await takeDueMails(app.db, { processId: app.processId, limit: 1 })
  if (mail) await markFailedAttempt(app.db, mailHooks, mail, '550 no such mailbox', true)
  expect(await list()).toMatchObject([{ id, unread: true, messages: 3, last: { kind: 'mail-failing' } }])
})
