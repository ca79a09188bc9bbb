import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Organiser } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { hidden, leadsTo, post } from './test/form.ts'
import type { OnSale } from './test/on-sale.ts'
import { openSale } from './test/on-sale.ts'

let house: House
let organiser: Organiser
let event: OnSale

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())
beforeEach(async () => {
  organiser = await signUp(house.publicUrl)
  event = await openSale(organiser)
})

const anyone = () => visitor(house.publicUrl)
const robin = { name: 'Robin', email: 'robin@example.test', text: 'Is there room\r\nfor a <b>wheelchair</b>?' }
const inbox = async () => (await organiser.send('GET /api/v1/inbox')).body
const form = () => `/de/e/${event.slug}/question`

describe('a question from the event’s page', () => {
  it('is asked without a script: the form comes back with a key, and leads to the thread', async () => {
    const page = (await anyone().send(`GET /de/e/${event.slug}`)).body
    expect(page).toContain(`action="${form()}"`)
    const again = await post(anyone(), form(), { ...robin, once: '' })
    expect(again.body).toContain('value="Robin"')
    expect(await inbox()).toEqual([])
    const once = hidden(again.body, 'once') ?? ''
    const thread = leadsTo(await post(anyone(), form(), { ...robin, once }))
    const { body } = await anyone().send(`GET ${thread}`)
    expect(body).toContain('Is there room\nfor a &lt;b&gt;wheelchair&lt;/b&gt;?')
    expect(await inbox()).toMatchObject([{ from: { name: 'Robin', language: 'de' }, messages: 1 }])
  })

  it('sent twice with one key is one', async () => {
    const send = () => post(anyone(), form(), { ...robin, once: 'one-key' })
    const [first, second] = await Promise.all([send(), send()])
    expect(leadsTo(first)).toBe(leadsTo(second))
    expect(await inbox()).toMatchObject([{ messages: 1 }])
  })

  it('says what is wrong, with what was typed still there', async () => {
    const { status, body } = await post(anyone(), form(), { ...robin, email: 'nobody', text: ' ', once: 'one-key' })
    expect(status).toBe(422)
    expect(body).toContain('Schreiben Sie, was Sie fragen möchten.')
    expect(body).toContain('value="nobody"')
    expect(await inbox()).toEqual([])
  })

  it('is not taken from the page of another site, nor without end from one address', async () => {
    const foreign = await post(anyone(), form(), { ...robin, once: 'a' }, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    await using limited = await openHouse({ LIMITS: 'on' }, { databaseUrl: house.databaseUrl })
    const statuses: number[] = []
    for (let at = 0; at < 11; at++) {
      const once = `key-${at}`
      statuses.push((await post(visitor(limited.publicUrl), form(), { ...robin, once })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429])
  })
})

it('who has asked reads the answer on the page, and asks further there', async () => {
  const thread = leadsTo(await post(anyone(), form(), { ...robin, once: 'one-key' }))
  const [{ id }] = await inbox()
  await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes, there is.' })
  const { body } = await anyone().send(`GET ${thread}`)
  expect(body).toContain('Yes, there is.')
  const once = hidden(body, 'once') ?? ''
  expect(leadsTo(await post(anyone(), thread, { text: 'Thank you', once }))).toBe(thread)
  expect(await inbox()).toMatchObject([{ messages: 3, unread: true }])
  const empty = await post(anyone(), thread, { text: '', once: 'other' })
  expect(empty.status).toBe(422)
  expect((await anyone().send(`GET ${thread.slice(0, -1)}`)).status).toBe(404)
})

it('a buyer asks on the page of the order, and is known there', async () => {
  const items = [{ ticketTypeId: event.types[0], quantity: 1 }]
  const { body: order } = await anyone().send(`POST /api/v1/public/events/${event.slug}/orders`, { items })
  const buyer = { name: 'Kim', email: 'kim@example.test', paymentMethod: 'free' }
  await anyone().send(`POST /api/v1/public/orders/${order.token}/complete`, buyer)
  const page = (await anyone().send(`GET /fr/o/${order.token}`)).body
  expect(page).toContain(`action="/fr/o/${order.token}/question"`)
  const send = (text: string) =>
    post(anyone(), `/fr/o/${order.token}/question`, { text, once: hidden(page, 'once') || text })
  expect((await send('')).status).toBe(422)
  leadsTo(await send('May I come later?'))
  expect(await inbox()).toMatchObject([{ from: { name: 'Kim' }, order: { number: order.number } }])
})
