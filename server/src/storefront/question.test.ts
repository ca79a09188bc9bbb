import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import type { Organiser } from '../test/client.ts'
import { signUp, testClient } from '../test/client.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { formKey, hidden, leadsTo } from './test/form.ts'

let organiser: Organiser
let event: EventOnSale

const app = disposeAfterAll(await startTestApp())
beforeEach(async () => {
  organiser = await signUp(app.publicUrl)
  event = await eventOnSale(organiser)
})

const anyone = () => testClient(app.publicUrl)
const robin = { name: 'Robin', email: 'robin@example.test', text: 'Is there room\r\nfor a <b>wheelchair</b>?' }
const inbox = async () => (await organiser.send('GET /api/v1/inbox')).body
const form = () => `/de/e/${event.slug}/question`

describe('a question from the event’s page', () => {
  it('is asked without a script: the form comes back with an idempotency key, and then redirects to the thread', async () => {
    const page = (await anyone().send(`GET /de/e/${event.slug}`)).body
    expect(page).toContain(`action="${form()}"`)
    const again = await anyone().form(form(), { ...robin, once: '' })
    expect(again.body).toContain('value="Robin"')
    expect(await inbox()).toEqual([])
    const once = hidden(again.body, 'once') ?? ''
    const thread = leadsTo(await anyone().form(form(), { ...robin, once }))
    const { body } = await anyone().send(`GET ${thread}`)
    expect(body).toContain('Is there room\nfor a &lt;b&gt;wheelchair&lt;/b&gt;?')
    expect(await inbox()).toMatchObject([{ from: { name: 'Robin', language: 'de' }, messages: 1 }])
  })

  it('sent twice with the same idempotency key counts once', async () => {
    const send = () => anyone().form(form(), { ...robin, once: formKey })
    const [first, second] = await Promise.all([send(), send()])
    expect(leadsTo(first)).toBe(leadsTo(second))
    expect(await inbox()).toMatchObject([{ messages: 1 }])
  })

  it('has error messages when it is invalid, and keeps the typed text', async () => {
    const { status, body } = await anyone().form(form(), { ...robin, email: 'no-address', text: ' ', once: formKey })
    expect(status).toBe(422)
    expect(body).toContain('Geben Sie Ihre Nachricht ein.')
    expect(body).toContain('value="no-address"')
    const linked = await anyone().form(form(), { ...robin, name: 'Gewonnen: evil.example/win', once: formKey })
    expect(linked.status).toBe(422)
    expect(linked.body).toContain('id="name-problem">Geben Sie einen Namen ohne Internetadresse ein.')
    expect(linked.body).toContain('value="Gewonnen: evil.example/win"')
    expect(await inbox()).toEqual([])
  })

  it('is refused from another site, and rate-limited by IP address', async () => {
    const foreign = await anyone().form(form(), { ...robin, once: formKey }, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    await using limited = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    const statuses: number[] = []
    for (let at = 0; at < 11; at++) {
      statuses.push((await testClient(limited.publicUrl).form(form(), { ...robin, once: randomUUID() })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429])
  })
})

it('the author reads the reply on the page of the thread, and can send a follow-up there', async () => {
  const thread = leadsTo(await anyone().form(form(), { ...robin, once: formKey }))
  const [{ id }] = await inbox()
  await organiser.send(`POST /api/v1/inbox/${id}/replies`, { text: 'Yes, there is.' })
  const { body } = await anyone().send(`GET ${thread}`)
  expect(body).toContain('Yes, there is.')
  const once = hidden(body, 'once') ?? ''
  expect(leadsTo(await anyone().form(thread, { text: 'Thank you', once }))).toBe(thread)
  expect(await inbox()).toMatchObject([{ messages: 3, unread: true }])
  const empty = await anyone().form(thread, { text: '', once: randomUUID() })
  expect(empty.status).toBe(422)
  expect((await anyone().send(`GET ${thread.slice(0, -1)}`)).status).toBe(404)
})

it('a buyer asks on the order page, which already has their name', async () => {
  const order = await event.placeOrder({ name: 'Kim', email: 'kim@example.test', paymentMethod: 'free' })
  const page = (await anyone().send(`GET /fr/o/${order.token}`)).body
  expect(page).toContain(`action="/fr/o/${order.token}/question"`)
  const send = (text: string) =>
    anyone().form(`/fr/o/${order.token}/question`, { text, once: hidden(page, 'once') || text })
  expect((await send('')).status).toBe(422)
  leadsTo(await send('May I come later?'))
  expect(await inbox()).toMatchObject([{ from: { name: 'Kim' }, order: { number: order.number } }])
})
