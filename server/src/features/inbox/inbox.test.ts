import type { Role } from '@foyer/contract/access'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cursorOf } from '../../lib/cursor.ts'
import { members } from '../../schema/teams.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, imprint } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { renderMail } from '../mails/service.tsx'
import { notify } from './commands.ts'
import { countThreads, listThreads } from './queries.ts'

let organiser: Organiser
let event: EventOnSale
let team: string

const app = disposeAfterAll(await startTestApp())
beforeEach(async () => {
  organiser = await signUp(app.publicUrl)
  team = organiser.me.lastTeam
  event = await eventOnSale(organiser)
})

const robin = {
  name: 'Robin Übel',
  email: 'robin@example.test',
  text: 'Is there room for a wheelchair?',
  language: 'de',
}
const buyer = () => testClient(app.publicUrl)

/** Asks a question on the page of the event. @returns the token of the thread */
async function ask(question: object = robin): Promise<string> {
  const { body } = await buyer().send(`POST /api/v1/public/events/${event.slug}/questions`, question)
  return body.token
}
const list = async (query = '', who = organiser) => (await who.send(`GET /api/v1/inbox${query}`)).body
const first = async (who = organiser) => (await list('', who))[0]
const unread = async (who = organiser) => (await who.send('GET /api/v1/inbox/unread')).body.unread

async function colleague(role: Role): Promise<Organiser> {
  const person = await signUp(app.publicUrl, { name: 'Bo' })
  await app.db.insert(members).values({ teamId: team, userId: person.me.id, role })
  return Object.assign(person, {
    send: (
      (send) => (call: string, body?: unknown) =>
        send(call, body, { 'x-team': team })
    )(person.send),
  })
}

describe('a question from an event’s page', () => {
  it('is in the inbox, unread, with its event and its author', async () => {
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

  it('is answered by a mail in the author’s language, which links to the thread', async () => {
    const token = await ask({ ...robin, email: 'answered@example.test' })
    const { id } = await first()
    const { status, body } = await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes, there is.' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      unread: false,
      history: [
        { kind: 'question' },
        { kind: 'reply', text: 'Yes, there is.', mail: 'stored', by: { name: 'Ada Example' } },
      ],
    })
    const text = await mailText(app, 'answered@example.test', 'threadReply')
    expect(text).toContain('> Yes, there is.')
    expect(text).toContain(`${app.publicUrl}/de/m/${token}`)
    expect(text).toContain('Ihre Nachricht:')
    // an answer by mail reaches the organiser
    expect(text).toContain('oder antworten Sie auf diese E‑Mail')
    const [mail] = await mailsTo(app, 'answered@example.test')
    expect(mail && renderMail(app, mail)).toMatchObject({
      replyTo: imprint.email,
      automatic: false,
      from: { name: 'Ada Example via Foyer' },
      conversation: expect.stringMatching(new RegExp(`^${id}@`)),
    })
  })

  it('is answered once, however often the reply is sent with the same idempotency key', async () => {
    await ask({ ...robin, email: 'once@example.test' })
    const { id } = await first()
    const reply = () =>
      organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes.' }, { 'idempotency-key': 'one' })
    await Promise.all([reply(), reply()])
    expect((await reply()).body.messages).toBe(2)
    expect(await mailsTo(app, 'once@example.test')).toHaveLength(1)
  })

  it('shares its thread with a follow-up, which is unread and takes it out of the archive', async () => {
    const token = await ask()
    const { id } = await first()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, archived: true })
    const { body } = await buyer().send(`POST /api/v1/public/threads/${token}/questions`, { text: 'And a lift?' })
    expect(body).toMatchObject({ name: 'Robin Übel', history: [{ from: 'you' }, { from: 'you', text: 'And a lift?' }] })
    expect(await list()).toMatchObject([{ id, unread: true, messages: 2 }])
  })

  it('is only opened by its token: a token with another letter is not found', async () => {
    const token = await ask()
    const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await buyer().send(`GET /api/v1/public/threads/${other}`)).status).toBe(404)
  })
})

it('all questions about an order share one thread, which shows the order', async () => {
  const order = await event.reserve()
  const send = (text: string) => buyer().send(`POST /api/v1/public/orders/${order.token}/questions`, { text })
  expect((await send('Too early')).body.code).toBe('conflict')
  await event.complete(order.token, { name: 'Kim', email: 'kim@example.test', paymentMethod: 'free' })
  const [one, two] = [await send('May I come later?'), await send('Hello?')]
  expect(two.body.token).toBe(one.body.token)
  expect(await list(`?q=${order.number}`)).toMatchObject([{ order: { number: order.number }, messages: 2 }])
})

describe('the lists', () => {
  it('filter threads: unread, archived, snoozed, assigned, by event, by search words', async () => {
    await ask()
    await ask({ ...robin, name: 'Kim', text: 'Où est l’entrée ?' })
    const [kims, robins] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${robins.id}`, { read: true, assignee: organiser.me.id })
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id)
    expect(await ids('?show=unread')).toEqual([kims.id])
    expect(await ids('?assigned=me')).toEqual([robins.id])
    expect(await ids('?show=unanswered')).toEqual([kims.id, robins.id])
    await organiser.send(`POST /api/v1/inbox/${kims.id}/replies`, { text: 'À gauche.' })
    expect(await ids('?show=unanswered')).toEqual([robins.id])
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

  it('have pages that leave no thread out', async () => {
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
  it('have a read state each, and archive, snooze and assign for all', async () => {
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

  it('have no unread threads from before they joined', async () => {
    await ask()
    const bo = await colleague('manager')
    expect([await unread(), await unread(bo)]).toEqual([1, 0])
  })

  it('are not looked at to count what a new member has not read, or to list it', async () => {
    await app.db.execute(sql`
      insert into threads (id, team_id, dedupe_key, messages, last_kind, last_at, search_text)
      select 'thr_many' || n, ${team}, 'many-' || n, 1, 'question', now() - interval '1 day', '' from generate_series(1, 3000) n`)
    await app.db.execute(sql`analyze threads`)
    const bo = await colleague('manager')
    const scope = { team, role: 'manager', events: 'all', account: bo.me.id } as never
    const reads = await tablesReadBy(app.databaseUrl, async (db) => {
      await countThreads(db, scope, 'unread')
      await listThreads(db, scope, { show: 'unread', limit: 20 })
    })
    expect(reads.filter(({ table, rows }) => table === 'threads' && rows > 20)).toEqual([])
  })

  it('see a reply of a colleague as read when they had read the thread', async () => {
    const bo = await colleague('manager')
    await ask()
    const { id } = await first()
    await bo.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes.' })
    expect([await unread(), await unread(bo)]).toEqual([0, 0])
  })

  it('with a role that only reads can change only their own read state', async () => {
    const viewer = await colleague('viewer')
    await ask()
    const { id } = await first()
    expect((await viewer.send(`PATCH /api/v1/inbox/${id}`, { read: true })).status).toBe(200)
    for (const change of [{ archived: true }, { assignee: null }, { read: true, snoozedUntil: null }])
      expect((await viewer.send(`PATCH /api/v1/inbox/${id}`, change)).body.code).toBe('forbidden')
  })

  it('cannot be assigned a thread that they may not see', async () => {
    const door = await colleague('door')
    const stranger = await signUp(app.publicUrl)
    await ask()
    const { id } = await first()
    for (const assignee of [door.me.id, stranger.me.id]) {
      const { body } = await organiser.send(`PATCH /api/v1/inbox/${id}`, { assignee })
      expect(body.errors).toMatchObject([{ path: 'body.assignee', code: 'not-allowed' }])
    }
  })
})

it('changes several threads or none: a thread of another team is not found', async () => {
  const stranger = await signUp(app.publicUrl)
  await notify(app.db, {
    teamId: stranger.me.lastTeam,
    dedupeKey: 'team',
    kind: 'member-joined',
    data: { name: 'Zoë', role: 'door' },
  })
  await ask()
  const [theirs, own] = [await first(stranger), await first()]
  const answer = await organiser.send('PATCH /api/v1/inbox', { ids: [own.id, theirs.id], archived: true })
  expect(answer.status).toBe(404)
  expect(await first()).toMatchObject({ archived: false })
})

it('a notification is shown with its event, and cannot be replied to', async () => {
  const data = { url: 'https://a.test', failure: 'timeout' }
  await notify(app.db, { teamId: team, eventId: event.id, dedupeKey: `site:${event.id}`, kind: 'website-down', data })
  const thread = await first()
  expect(thread).toMatchObject({ event: { id: event.id }, last: { kind: 'website-down', data } })
  expect(thread).not.toHaveProperty('from')
  const { body } = await organiser.send(`POST /api/v1/inbox/${thread.id}/replies`, { text: 'Ok' })
  expect(body.code).toBe('conflict')
  expect(await first()).toMatchObject({ messages: 1 })
})

it('each member chooses mail frequencies by topic; other topics keep their default', async () => {
  expect((await organiser.send('GET /api/v1/inbox/mail-frequencies')).body).toMatchObject({
    people: 'at-once',
    team: 'never',
  })
  await organiser.send('PATCH /api/v1/inbox/mail-frequencies', { people: 'daily' })
  const { body } = await organiser.send('PATCH /api/v1/inbox/mail-frequencies', { team: 'at-once' })
  expect(body).toMatchObject({ people: 'daily', team: 'at-once', website: 'at-once' })
})
