import type { Role } from '@foyer/contract/access'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cursorOf } from '../../lib/cursor.ts'
import type { OnSale } from '../../public/test/on-sale.ts'
import { openSale } from '../../public/test/on-sale.ts'
import { members } from '../../schema/teams.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'
import { tell } from './commands.ts'

let house: House
let organiser: Organiser
let event: OnSale
let team: string

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())
beforeEach(async () => {
  organiser = await signUp(house.publicUrl)
  team = organiser.me.lastTeam
  event = await openSale(organiser)
})

const robin = {
  name: 'Robin Übel',
  email: 'robin@example.test',
  text: 'Is there room for a wheelchair?',
  language: 'de',
}
const nobody = () => visitor(house.publicUrl)

/** Somebody asks from the event's page. @returns what opens the thread */
async function ask(question: object = robin): Promise<string> {
  const { body } = await nobody().send(`POST /api/v1/public/events/${event.slug}/questions`, question)
  return body.token
}
const list = async (query = '', who = organiser) => (await who.send(`GET /api/v1/inbox${query}`)).body
const first = async (who = organiser) => (await list('', who))[0]
const unread = async (who = organiser) => (await who.send('GET /api/v1/inbox/unread')).body.unread

async function colleague(role: Role): Promise<Organiser> {
  const person = await signUp(house.publicUrl, { name: 'Bo' })
  await house.db.insert(members).values({ teamId: team, userId: person.me.id, role })
  return Object.assign(person, {
    send: (
      (send) => (call: string, body?: unknown) =>
        send(call, body, { 'x-team': team })
    )(person.send),
  })
}

describe('a question from an event’s page', () => {
  it('stands in the inbox, unread, with the event and who asks', async () => {
    await ask()
    expect(await list()).toMatchObject([
      {
        event: { id: event.id, name: 'Winter Concert' },
        from: { name: 'Robin Übel', email: 'robin@example.test', language: 'de' },
        unread: true,
        archived: false,
        messages: 1,
        last: { kind: 'question', text: robin.text },
      },
    ])
    expect(await unread()).toBe(1)
  })

  it('is answered by a mail in the language of who asked, which leads back to the thread', async () => {
    const token = await ask({ ...robin, email: 'answered@example.test' })
    const { id } = await first()
    const { status, body } = await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes, there is.' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      unread: false,
      history: [
        { kind: 'question' },
        { kind: 'reply', text: 'Yes, there is.', mail: 'kept', by: { name: 'Ada Example' } },
      ],
    })
    const text = await mailText(house, 'answered@example.test', 'threadReply')
    expect(text).toContain('> Yes, there is.')
    expect(text).toContain(`${house.publicUrl}/de/m/${token}`)
    expect(text).toContain('Sie hatten geschrieben:')
  })

  it('is answered once, however often the answer is sent with the same key', async () => {
    await ask({ ...robin, email: 'once@example.test' })
    const { id } = await first()
    const reply = () =>
      organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes.' }, { 'idempotency-key': 'one' })
    await Promise.all([reply(), reply()])
    expect((await reply()).body.messages).toBe(2)
    expect(await mailsTo(house, 'once@example.test')).toHaveLength(1)
  })

  it('goes on where it was answered: what is asked further is unread and back from the archive', async () => {
    const token = await ask()
    const { id } = await first()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, archived: true })
    const { body } = await nobody().send(`POST /api/v1/public/threads/${token}/questions`, { text: 'And a lift?' })
    expect(body).toMatchObject({ name: 'Robin Übel', history: [{ from: 'you' }, { from: 'you', text: 'And a lift?' }] })
    expect(await list()).toMatchObject([{ id, unread: true, messages: 2 }])
  })

  it('opens to nobody else: a token with another letter is not found', async () => {
    const token = await ask()
    const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await nobody().send(`GET /api/v1/public/threads/${other}`)).status).toBe(404)
  })
})

it('all questions about an order are one thread, which knows the order', async () => {
  const items = [{ ticketTypeId: event.types[0], quantity: 1 }]
  const { body: order } = await nobody().send(`POST /api/v1/public/events/${event.slug}/orders`, { items })
  const send = (text: string) => nobody().send(`POST /api/v1/public/orders/${order.token}/questions`, { text })
  expect((await send('Too early')).body.code).toBe('conflict')
  const buyer = { name: 'Kim', email: 'kim@example.test', paymentMethod: 'free' }
  await nobody().send(`POST /api/v1/public/orders/${order.token}/complete`, buyer)
  const [one, two] = [await send('May I come later?'), await send('Hello?')]
  expect(two.body.token).toBe(one.body.token)
  expect(await list(`?q=${order.number}`)).toMatchObject([{ order: { number: order.number }, messages: 2 }])
})

describe('the lists', () => {
  it('show what is asked for: unread, archived, snoozed, assigned, of an event, with these words', async () => {
    await ask()
    await ask({ ...robin, name: 'Kim', text: 'Où est l’entrée ?' })
    const [kims, robins] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${robins.id}`, { read: true, assignee: organiser.me.id })
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id)
    expect(await ids('?show=unread')).toEqual([kims.id])
    expect(await ids('?assigned=me')).toEqual([robins.id])
    expect(await ids('?q=entree')).toEqual([kims.id])
    expect(await ids('?q=winter%20ubel')).toEqual([robins.id])
    expect(await ids(`?event=${event.id}&limit=1`)).toEqual([kims.id])
    expect(await ids('?event=evt_other')).toEqual([])
    await organiser.send(`PATCH /api/v1/inbox/${robins.id}`, { snoozedUntil: '2099-01-01T00:00:00.000Z' })
    await organiser.send(`PATCH /api/v1/inbox/${kims.id}`, { archived: true })
    expect(await ids('')).toEqual([])
    expect(await ids('?show=snoozed')).toEqual([robins.id])
    expect(await ids('?show=archived')).toEqual([kims.id])
    expect(await unread()).toBe(0)
  })

  it('come in pages that leave nothing out', async () => {
    for (const name of ['A', 'B', 'C']) await ask({ ...robin, name })
    const page = await organiser.send('GET /api/v1/inbox?limit=2')
    expect(page.headers.get('x-total-count')).toBe('3')
    const next = /<([^>]*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    const rest = await organiser.send(`GET ${next}`)
    expect([...page.body, ...rest.body].map(({ from }) => from.name)).toEqual(['C', 'B', 'A'])
    const yearZero = cursorOf(['0000-01-01T00:00:00.000Z', 'thr_0'])
    expect((await organiser.send(`GET /api/v1/inbox?cursor=${yearZero}`)).status).toBe(422)
  })
})

describe('the members of a team', () => {
  it('read for themselves, and archive, snooze and assign for all', async () => {
    const bo = await colleague('manager')
    await ask()
    const { id } = await first()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, assignee: bo.me.id })
    expect(await first(bo)).toMatchObject({ unread: true, assignee: { name: 'Bo' } })
    expect(await unread()).toBe(0)
    await bo.send(`PATCH /api/v1/inbox/${id}`, { archived: true })
    expect(await list()).toEqual([])
    await bo.send('PATCH /api/v1/inbox', { ids: [id], archived: false, read: true })
    expect(await first()).toMatchObject({ unread: false })
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: false })
    expect([await unread(), await unread(bo)]).toEqual([1, 0])
  })

  it('who join later have nothing to read of what was before', async () => {
    await ask()
    const bo = await colleague('manager')
    expect([await unread(), await unread(bo)]).toEqual([1, 0])
  })

  it('have nothing new when a colleague answers what they had read', async () => {
    const bo = await colleague('manager')
    await ask()
    const { id } = await first()
    await bo.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes.' })
    expect([await unread(), await unread(bo)]).toEqual([0, 0])
  })

  it('who may only read change nothing but what they have read', async () => {
    const viewer = await colleague('viewer')
    await ask()
    const { id } = await first()
    expect((await viewer.send(`PATCH /api/v1/inbox/${id}`, { read: true })).status).toBe(200)
    for (const change of [{ archived: true }, { assignee: null }, { read: true, snoozedUntil: null }])
      expect((await viewer.send(`PATCH /api/v1/inbox/${id}`, change)).body.code).toBe('forbidden')
  })

  it('cannot be given what they may not see', async () => {
    const door = await colleague('door')
    const stranger = await signUp(house.publicUrl)
    await ask()
    const { id } = await first()
    for (const assignee of [door.me.id, stranger.me.id]) {
      const { body } = await organiser.send(`PATCH /api/v1/inbox/${id}`, { assignee })
      expect(body.errors).toMatchObject([{ path: 'body.assignee', code: 'not-allowed' }])
    }
  })
})

it('changes several threads or none: one that is another team’s is not found', async () => {
  const stranger = await signUp(house.publicUrl)
  await tell(house.db, {
    teamId: stranger.me.lastTeam,
    about: 'team',
    kind: 'member-joined',
    data: { name: 'Zoë', role: 'door' },
  })
  await ask()
  const [theirs, own] = [await first(stranger), await first()]
  const answer = await organiser.send('PATCH /api/v1/inbox', { ids: [own.id, theirs.id], archived: true })
  expect(answer.status).toBe(404)
  expect(await first()).toMatchObject({ archived: false })
})

it('what Foyer tells is shown with what it is about, and needs no answer', async () => {
  const data = { url: 'https://a.test', failure: 'timeout' }
  await tell(house.db, { teamId: team, eventId: event.id, about: `site:${event.id}`, kind: 'website-down', data })
  const thread = await first()
  expect(thread).toMatchObject({ event: { id: event.id }, last: { kind: 'website-down', data } })
  expect(thread).not.toHaveProperty('from')
  const { body } = await organiser.send(`POST /api/v1/inbox/${thread.id}/replies`, { text: 'Ok' })
  expect(body.code).toBe('conflict')
  expect(await first()).toMatchObject({ messages: 1 })
})

it('each member chooses what also comes by mail; what is not chosen stays as it is at first', async () => {
  expect((await organiser.send('GET /api/v1/inbox/mail-choices')).body).toMatchObject({
    people: 'at-once',
    team: 'never',
  })
  await organiser.send('PATCH /api/v1/inbox/mail-choices', { people: 'daily' })
  const { body } = await organiser.send('PATCH /api/v1/inbox/mail-choices', { team: 'at-once' })
  expect(body).toMatchObject({ people: 'daily', team: 'at-once', website: 'at-once' })
})
