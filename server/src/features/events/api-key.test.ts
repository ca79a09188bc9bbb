import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { secretsOf } from '../../lib/secrets.ts'
import type { House } from '../../test/house.ts'
import { openHouse, testSecret } from '../../test/house.ts'
import type { FakeNotion } from '../../test/notion/fake-notion.ts'
import { openNotion } from '../../test/notion/fake-notion.ts'
import { troubles } from '../../test/notion/trouble.ts'
import type { World } from '../../test/notion/world.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp } from '../../test/visitor.ts'
import { resealApiKeys } from './commands.ts'
import { keyRecord } from './rules.ts'

const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const notionLink = `https://www.notion.so/Summer-${pageId.replaceAll('-', '')}`
const apiKey = 'ntn_5a8bZ71canary9f3e1a2b'

let notion: FakeNotion
let house: House
let ada: Organiser
let id: string
beforeAll(async () => {
  notion = await openNotion()
  notion.world.addPage({ id: pageId })
  notion.world.addKey(apiKey, { pages: [pageId] })
  house = await openHouse({ NOTION_API_URL: notion.url })
  ada = await signUp(house.publicUrl)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
})
beforeEach(async () => {
  notion.troubles.clear()
  Object.assign(notion.world.pageOf(pageId), { kind: 'page', inTrash: false })
  id = (await ada.send('POST /api/v1/events', { urlLink: 'example.org', notionLink })).body.id
})

const save = (key = apiKey) => ada.send(`POST /api/v1/events/${id}/api-key`, { apiKey: key })
const stored = async () =>
  (await house.db.execute<{ api_key: string | null }>(sql`select api_key from events where id = ${id}`)).rows[0]
    ?.api_key

describe('POST /events/{id}/api-key', () => {
  it('answers the event with the key stored, masked, once Notion took it', async () => {
    const { status, body } = await save()
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, apiKey: 'ntn_…1a2b', siteState: 'connected' })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.apiKey).toBe('ntn_…1a2b')
  })

  it('keeps it encrypted, readable for this event only', async () => {
    await save()
    const sealed = (await stored()) ?? ''
    expect(sealed).not.toContain('canary')
    expect(house.secrets.open(sealed, keyRecord(id))).toBe(apiKey)
    expect(() => house.secrets.open(sealed, keyRecord('evt_other'))).toThrow()
  })

  it.each<[string, string, (world: World) => void, string]>([
    ['unknown to Notion', 'ntn_unknown_key', () => undefined, 'notion-key-refused'],
    [
      'without the right to read',
      'ntn_blind_key',
      (world) => world.addKey('ntn_blind_key', { mayRead: false }),
      'notion-capability-missing',
    ],
    [
      'of a page that is not shared',
      'ntn_elsewhere',
      (world) => world.addKey('ntn_elsewhere'),
      'notion-page-not-shared',
    ],
    [
      'of a database',
      apiKey,
      (world) => Object.assign(world.pageOf(pageId), { kind: 'database' }),
      'notion-is-database',
    ],
    ['of a page in the trash', apiKey, (world) => world.change(pageId, { inTrash: true }), 'notion-in-trash'],
  ])('refuses a key %s, says so and keeps the old one', async (_, key, change, code) => {
    await save()
    const before = await stored()
    change(notion.world)
    const { status, body } = await save(key)
    expect([status, body.code, body.errors[0].code]).toEqual([422, 'key-refused', code])
    expect(await stored()).toBe(before)
  })

  it('stores a key unchecked while Notion is away', async () => {
    notion.troubles.add(troubles.unavailable)
    expect((await save()).body).toMatchObject({ apiKey: 'ntn_…1a2b', siteState: 'unchecked' })
  })

  it('tries the key alone while the event has no Notion link', async () => {
    await ada.send(`PATCH /api/v1/events/${id}`, { notionLink: null })
    notion.world.addKey('ntn_no_pages_at_all')
    expect((await save('ntn_no_pages_at_all')).body).toMatchObject({ apiKey: 'ntn_…_all', siteState: 'not-connected' })
  })

  it('counts as unchecked again when the link is changed', async () => {
    await save()
    const { body } = await ada.send(`PATCH /api/v1/events/${id}`, { notionLink: notionLink.replace('1f2e', '9999') })
    expect(body.siteState).toBe('unchecked')
  })

  it.each(['', 'short', 'with spaces in it', 'ümlaut_key_12345', `ntn_${'x'.repeat(600)}`])(
    'refuses %j as no key',
    async (key) => {
      const { status, body } = await save(key)
      expect([status, body.errors[0].path]).toEqual([422, 'body.apiKey'])
    },
  )

  it("says 'Event not found' for an unknown event", async () => {
    const { status, body } = await ada.send('POST /api/v1/events/evt_unknown/api-key', { apiKey })
    expect([status, body.title]).toEqual([404, 'Event not found'])
  })

  it('is encrypted anew while the installation’s secret is being replaced', async () => {
    await save()
    const next = 'the next secret, thirty-two characters'
    await resealApiKeys(house.db, secretsOf(next, testSecret))
    const sealed = (await stored()) ?? ''
    expect(secretsOf(next).open(sealed, keyRecord(id))).toBe(apiKey)
    // a secret that opens nothing leaves it as it is
    await resealApiKeys(house.db, secretsOf('a wrong secret, thirty-two characters'))
    expect(await stored()).toBe(sealed)
    await resealApiKeys(house.db, secretsOf(testSecret, next))
  })

  it('goes with a copy of the event, sealed anew', async () => {
    await save()
    const { body } = await ada.send(`POST /api/v1/events/${id}/duplicate`)
    id = body.id
    expect(house.secrets.open((await stored()) ?? '', keyRecord(id))).toBe(apiKey)
  })
})

it('DELETE /events/{id}/api-key forgets the key', async () => {
  await save()
  expect((await ada.send(`DELETE /api/v1/events/${id}/api-key`)).body).not.toHaveProperty('apiKey')
  expect(await stored()).toBeNull()
})
