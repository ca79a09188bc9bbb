import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OnSale } from '../../public/test/on-sale.ts'
import { openSale } from '../../public/test/on-sale.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'
import { markUnsent, takeDueMails } from '../mails/commands.ts'
import { tellSales } from '../orders/commands/tell-sales.ts'
import { mailAtOnce, mailDaily } from './commands/mail.ts'
import { wakeThreads } from './commands/wake.ts'
import { tell } from './commands.ts'

let house: House
let organiser: Organiser
let teamId: string

beforeAll(async () => {
  house = await openHouse({ SMTP_URL: 'smtp://127.0.0.1:1' })
})
afterAll(() => house[Symbol.asyncDispose]())
beforeEach(async () => {
  await house.db.execute(sql`delete from threads`)
  await house.db.execute(sql`delete from mails`)
  organiser = await signUp(house.publicUrl)
  teamId = organiser.me.lastTeam
})

const joined = (name = 'Bo') =>
  tell(house.db, { teamId, about: `member:${name}`, kind: 'member-joined', data: { name, role: 'box-office' } })
const down = () =>
  tell(house.db, {
    teamId,
    about: 'site:a',
    kind: 'website-down',
    data: { url: 'https://a.test', failure: 'server-error', status: 502 },
  })
const list = async (query = '') => (await organiser.send(`GET /api/v1/inbox${query}`)).body
const choose = (choices: object) => organiser.send('PATCH /api/v1/inbox/mail-choices', choices)
const mailed = async () => (await mailsTo(house, organiser.email)).map(({ subject }) => subject)

it('a thread comes back when its snooze is over: at the top, unread for whoever snoozed it', async () => {
  await down()
  const [{ id }] = await list()
  await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, snoozedUntil: '2099-01-01T00:00:00.000Z' })
  expect(await wakeThreads(house.db)).toBe(0)
  await joined()
  await house.db.execute(sql`update threads set snoozed_until = now() - interval '1 second' where id = ${id}`)
  expect((await Promise.all([wakeThreads(house.db), wakeThreads(house.db)])).toSorted()).toEqual([0, 1])
  expect((await list())[0]).toMatchObject({ id, unread: true })
})

describe('a mail to a member', () => {
  it('comes at once, once, with what it is about and a link to the thread', async () => {
    await down()
    await Promise.all([mailAtOnce(house.db, house), mailAtOnce(house.db, house)])
    expect(await mailed()).toEqual(['The website does not answer'])
    const text = await mailText(house, organiser.email, 'inboxNews')
    expect(text).toContain('it reports an error of its own (502)')
    expect(text).toContain(`${house.publicUrl}/en/inbox?thread=${(await list())[0].id}`)
  })

  it('comes for what the member chose, and not for what was read meanwhile', async () => {
    await joined()
    await mailAtOnce(house.db, house)
    expect(await mailed()).toEqual([])
    await choose({ team: 'at-once' })
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await mailAtOnce(house.db, house)
    expect(await mailed()).toEqual([])
    await joined('Kim')
    await mailAtOnce(house.db, house)
    expect(await mailed()).toEqual(['Kim has joined the team'])
  })

  it('of a page that has changed follows the choice about where the page is', async () => {
    await choose({ website: 'never', notion: 'at-once' })
    for (const page of ['website', 'notion'] as const)
      await tell(house.db, { teamId, about: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailAtOnce(house.db, house)
    expect(await mailed()).toEqual(['The Notion page has changed'])
    await choose({ website: 'at-once', notion: 'never' })
    for (const page of ['website', 'notion'] as const)
      await tell(house.db, { teamId, about: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailAtOnce(house.db, house)
    expect(await mailed()).toContain('The website has changed')
    expect(await mailed()).toHaveLength(2)
  })
})

describe('a daily mail', () => {
  beforeEach(async () => {
    await choose({ website: 'daily', team: 'daily' })
  })
  // at the place of the team
  const hour = (at: number) =>
    house.db.execute(sql`update teams set time_zone = (
      select name from pg_timezone_names where name like 'Etc/GMT%'
        and extract(hour from now() at time zone name) = ${at} limit 1) where id = ${teamId}`)
  /** Lets hours go by. */
  async function wait(hours: number): Promise<void> {
    const ago = sql`make_interval(hours => ${hours})`
    await house.db.execute(sql`update messages set at = at - ${ago}`)
    await house.db.execute(sql`update threads set last_at = last_at - ${ago}`)
    await house.db.execute(sql`update inbox_choices set daily_at = daily_at - ${ago}`)
    await house.db.execute(sql`update members set joined_at = joined_at - ${ago}`)
  }
  const oneThing = expect.stringMatching(/^1 new thing in the inbox of/)
  const task = () => mailDaily(house.db, house)

  it('comes in the morning of the team’s place, once, with all that was not read', async () => {
    await down()
    await joined()
    await wait(2)
    await hour(7)
    await task()
    expect(await mailed()).toEqual([])
    await hour(9)
    await Promise.all([task(), task()])
    await task()
    expect(await mailed()).toEqual([expect.stringMatching(/^2 new things in the inbox of/)])
  })

  it('comes late on the same day when nobody ran in the morning, with what came in until then', async () => {
    await down()
    await wait(16)
    await joined()
    await hour(22)
    await task()
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(house, organiser.email, 'inboxNews')).toContain('The website does not answer')
  })

  it('tells on the next day what came in after it, and nothing twice', async () => {
    await down()
    await wait(15)
    await hour(21)
    await task()
    expect(await mailed()).toEqual([oneThing])
    await house.db.execute(sql`delete from mails`)
    await joined()
    await wait(12)
    await hour(9)
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(house, organiser.email, 'inboxNews')).toContain('Bo has joined the team')
  })

  it('tells of days on which nobody ran, but not what was read', async () => {
    await hour(9)
    await wait(80)
    await house.db.execute(sql`update inbox_choices set daily_at = now() - interval '73 hours'`)
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await down()
    await house.db.execute(sql`update messages set at = at - interval '49 hours'`)
    await house.db.execute(sql`update threads set last_at = last_at - interval '49 hours'`)
    await task()
    expect(await mailed()).toEqual([oneThing])
    expect(await mailText(house, organiser.email, 'inboxNews')).toContain('The website does not answer')
  })
})

describe('of a sale', () => {
  let event: OnSale
  beforeEach(async () => {
    const types = ['Seat', 'Balcony'].map((name) => ({ name, priceCents: 0, capacity: 1 }))
    event = await openSale(organiser, { types })
  })

  async function buy(type: string | undefined): Promise<void> {
    const buyer = visitor(house.publicUrl)
    const items = [{ ticketTypeId: type, quantity: 1 }]
    const { body } = await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, { items })
    const completion = { name: 'Robin', email: 'robin@example.test', paymentMethod: 'free' }
    await buyer.send(`POST /api/v1/public/orders/${body.token}/complete`, completion)
  }
  const kinds = async () =>
    (await list(`?event=${event.id}`)).map(({ last }: { last: { kind: string; data: object } }) => [
      last.kind,
      last.data,
    ])

  it('the team is told the first one and what is sold out, each once', async () => {
    await tellSales(house.db)
    expect(await kinds()).toEqual([])
    await buy(event.types[0])
    await Promise.all([tellSales(house.db), tellSales(house.db)])
    expect(await kinds()).toEqual([
      ['sold-out', { ticketType: 'Seat' }],
      ['first-sale', { tickets: 1, totalCents: 0, currency: 'EUR' }],
    ])
    await buy(event.types[1])
    await tellSales(house.db)
    await tellSales(house.db)
    const [soldOut] = await list(`?event=${event.id}`)
    expect(soldOut).toMatchObject({ messages: 2, last: { kind: 'sold-out', data: {} } })
  })

  it('a mail that its buyer’s address refuses is told with the order', async () => {
    await buy(event.types[0])
    const [mail] = await takeDueMails(house.db)
    if (mail) await markUnsent(house.db, mail, '550 no such mailbox', true)
    expect(await list()).toMatchObject([
      { order: { id: mail?.orderId }, last: { kind: 'mail-failing', data: { to: 'robin@example.test' } } },
    ])
  })
})

it('an answer that does not arrive is told in its thread', async () => {
  const { slug } = await openSale(organiser)
  const question = { name: 'Robin', email: 'gone@example.test', text: 'Hello?' }
  await visitor(house.publicUrl).send(`POST /api/v1/public/events/${slug}/questions`, question)
  const [{ id }] = await list()
  await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes?' })
  const [mail] = await takeDueMails(house.db)
  if (mail) await markUnsent(house.db, mail, '550 no such mailbox', true)
  expect(await list()).toMatchObject([{ id, unread: true, messages: 3, last: { kind: 'mail-failing' } }])
})
