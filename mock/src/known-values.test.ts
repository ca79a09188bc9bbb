import { beforeEach, expect, it } from 'vitest'
import type { Mock } from './app.ts'
import { createMock } from './app.ts'
import {
  knownNotionKeys,
  knownNotionLinks,
  knownStripeKeys,
  knownTexts,
  knownWebsites,
  refusedValues,
} from './known-values.ts'
import { sendTo } from './test/send.ts'

let mock: Mock
beforeEach(() => {
  mock = createMock()
})

const send = (call: string, body?: unknown, headers?: Record<string, string>) => sendTo(mock, call, body, headers)

const site = { title: 'Spring Fair', urlLink: 'fair.example.com' }
const bodies = (table: object) => Object.entries(table) as [string, string][]

it.each(bodies(knownTexts))('the text %s brings about %s, in a form and in a search', async (text, code) => {
  const form = () => send('POST /events', { ...site, title: ` ${text} ` })
  const search = () => send(`GET /events?q=${encodeURIComponent(text)}`)
  for (const request of [form, search])
    if (code === 'network') expect((await request()).status).toBe(0)
    else expect((await request()).body.code).toBe(code)
  expect((await send('GET /events')).body).toHaveLength(4)
})

it.each(bodies(knownNotionKeys))('the Notion key %s is answered %s', async (apiKey, code) => {
  const { body } = await send('POST /events/evt_1/api-key', { apiKey })
  expect(code === 'unchecked' ? body.siteState : body.errors[0].code).toBe(code)
})

it.each(bodies(knownNotionLinks))('the page of %s is %s', async (notionLink, state) => {
  await send('PATCH /events/evt_1', { notionLink })
  const { body } = await send('POST /events/evt_1/api-key', { apiKey: 'ntn_0123456789abcd' })
  expect(body.siteState).toBe(state === 'rate-limited' ? 'connected' : 'notion-trouble')
  expect((await send('GET /events/evt_1/site')).body.notion.state).toBe(state)
})

it.each(bodies(knownWebsites))('the website %s fails: %s', async (urlLink, failure) => {
  const { body } = await send('POST /events', { ...site, urlLink })
  expect(body.siteState).toBe('website-down')
  expect((await send(`GET /events/${body.id}/site`)).body.website).toMatchObject({ state: 'down', failure })
})

it.each(bodies(knownStripeKeys))('the Stripe key %s is answered %s', async (secretKey, code) => {
  const { body } = await send('PUT /teams/1/stripe', { secretKey, webhookSecret: 'whsec_0123456789abcdef' })
  expect(code === 'unchecked' ? body.keys.checked : body.errors[0].code).toBe(code === 'unchecked' ? false : code)
})

it.each(Object.entries(refusedValues).flatMap(([field, table]) => bodies(table).map((each) => [field, ...each])))(
  'the %s %s is refused: %s',
  async (field, value, code) => {
    const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: value }
    const { body } = await {
      website: () => send('PATCH /events/evt_2', { websiteUrl: value }),
      notionLink: () => send('PATCH /events/evt_2', { notionLink: value }),
      slug: () => send('PATCH /events/evt_2', { slug: value }),
      email: () => send('PATCH /teams/1', { imprint }),
      iban: () => send('PATCH /teams/1', { bank: { holder: 'Stage', iban: value } }),
    }[field as keyof typeof refusedValues]()
    expect(body.errors).toMatchObject([{ code }])
  },
)
