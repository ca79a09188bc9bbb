import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSecrets } from '../../lib/secrets.ts'
import { testSecret } from '../../test/app.ts'
import { startNotionStandIn } from '../../test/notion/notion-stand-in.ts'
import type { NotionState } from '../../test/notion/state.ts'
import { troubles } from '../../test/notion/trouble.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { reEncryptSecrets } from './commands/api-key.ts'
import { keyRecord } from './rules.ts'

const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const notionLink = `https://www.notion.so/Summer-${pageId.replaceAll('-', '')}`
const apiKey = 'ntn_5a8bZ71canary9f3e1a2b'

let id: string
const notion = disposeAfterAll(await startNotionStandIn())
notion.state.addPage({ id: pageId })
notion.state.addKey(apiKey, { pages: [pageId] })
const { app, organiser: ada } = await startTestBed({ NOTION_API_URL: notion.url })
beforeEach(async () => {
  notion.troubles.clear()
  await app.db.execute(sql`update notion_keys set check_calls = 0`)
  Object.assign(notion.state.pageOf(pageId), { kind: 'page', inTrash: false })
  id = (await ada.send('POST /api/v1/events', { urlLink: 'example.org', notionLink })).body.id
})

const save = (key = apiKey) => ada.send(`POST /api/v1/events/${id}/api-key`, { apiKey: key })
const stored = async () =>
  (await app.db.execute<{ api_key: string | null }>(sql`select api_key from events where id = ${id}`)).rows[0]?.api_key

describe('POST /events/{id}/api-key', () => {
  it('returns the event with the masked key after Notion has accepted the key', async () => {
    const { status, body } = await save()
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, apiKey: 'ntn_…1a2b', siteState: 'connected' })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.apiKey).toBe('ntn_…1a2b')
  })

  it('[S3.1] adds the masked key to the fields of the event, and nothing else', async () => {
    const { body: before } = await ada.send(`GET /api/v1/events/${id}`)
    await save()
    const { body: after } = await ada.send(`GET /api/v1/events/${id}`)
    expect(after).toEqual({ ...before, apiKey: 'ntn_…1a2b', siteState: 'connected', version: after.version })
  })

  it('stores the key encrypted, for the row of this event only', async () => {
    await save()
    const encrypted = (await stored()) ?? ''
    expect(encrypted).not.toContain('canary')
    expect(app.secrets.decrypt(encrypted, keyRecord(id))).toBe(apiKey)
    expect(() => app.secrets.decrypt(encrypted, keyRecord('evt_other'))).toThrow()
  })

  it.each<[string, string, (state: NotionState) => void, string]>([
    ['unknown to Notion', 'ntn_unknown_key', () => undefined, 'notion-key-refused'],
    [
      'without the right to read',
      'ntn_blind_key',
      (state) => state.addKey('ntn_blind_key', { mayRead: false }),
      'notion-capability-missing',
    ],
    [
      'of a page that is not shared',
      'ntn_elsewhere',
      (state) => state.addKey('ntn_elsewhere'),
      'notion-page-not-shared',
    ],
    [
      'of a database',
      apiKey,
      (state) => Object.assign(state.pageOf(pageId), { kind: 'database' }),
      'notion-is-database',
    ],
    ['of a page in the trash', apiKey, (state) => state.change(pageId, { inTrash: true }), 'notion-in-trash'],
  ])('refuses a key %s with the reason, and keeps the old key', async (_, key, change, code) => {
    await save()
    const before = await stored()
    change(notion.state)
    const { status, body } = await save(key)
    expect([status, body.code, body.errors[0].code]).toEqual([422, 'key-refused', code])
    expect(await stored()).toBe(before)
  })

  it('stores the key unchecked while Notion is unavailable', async () => {
    notion.troubles.add(troubles.unavailable)
    expect((await save()).body).toMatchObject({ apiKey: 'ntn_…1a2b', siteState: 'unchecked' })
  })

  it('checks a key five times a minute at most, and stores it unchecked beyond that', async () => {
    const key = 'ntn_key_of_many_events'
    notion.state.addKey(key, { pages: [pageId] })
    notion.log.length = 0
    const states = (await Promise.all(Array.from({ length: 8 }, () => save(key)))).map(({ body }) => body.siteState)
    expect(states.filter((state) => state === 'connected').length).toBeLessThanOrEqual(5)
    // each check asks for the connection and the page
    expect(notion.log).toHaveLength(10)
    await app.db.execute(sql`update notion_keys set check_calls_at = now() - interval '61 seconds'`)
    expect((await save(key)).body.siteState).toBe('connected')
    expect(notion.log).toHaveLength(12)
  })

  it('checks the key without a page while the event has no Notion link', async () => {
    await ada.send(`PATCH /api/v1/events/${id}`, { notionLink: null })
    notion.state.addKey('ntn_no_pages_at_all')
    expect((await save('ntn_no_pages_at_all')).body).toMatchObject({ apiKey: 'ntn_…_all', siteState: 'not-connected' })
  })

  it('marks the key as unchecked after the link is changed', async () => {
    await save()
    const { body } = await ada.send(`PATCH /api/v1/events/${id}`, { notionLink: notionLink.replace('1f2e', '9999') })
    expect(body.siteState).toBe('unchecked')
  })

  it.each(['', 'short', 'with spaces in it', 'ümlaut_key_12345', `ntn_${'x'.repeat(600)}`])(
    'refuses %j, which is not a key',
    async (key) => {
      const { status, body } = await save(key)
      expect([status, body.errors[0].path]).toEqual([422, 'body.apiKey'])
    },
  )

  it("answers 'Event not found' for an unknown event", async () => {
    const { status, body } = await ada.send('POST /api/v1/events/evt_unknown/api-key', { apiKey })
    expect([status, body.title]).toEqual([404, 'Event not found'])
  })

  it('stores the key encrypted with the new secret after the installation’s secret is replaced', async () => {
    await save()
    const next = 'the next secret, thirty-two characters'
    await reEncryptSecrets(app.db, createSecrets(next, testSecret))
    const encrypted = (await stored()) ?? ''
    expect(createSecrets(next).decrypt(encrypted, keyRecord(id))).toBe(apiKey)
    // a secret that cannot decrypt the key leaves it unchanged
    await reEncryptSecrets(app.db, createSecrets('a wrong secret, thirty-two characters'))
    expect(await stored()).toBe(encrypted)
    await reEncryptSecrets(app.db, createSecrets(testSecret, next))
  })

  it('stores the key of a copied event encrypted for the row of the copy', async () => {
    await save()
    const { body } = await ada.send(`POST /api/v1/events/${id}/duplicate`)
    id = body.id
    expect(app.secrets.decrypt((await stored()) ?? '', keyRecord(id))).toBe(apiKey)
  })
})

it('DELETE /events/{id}/api-key deletes the key', async () => {
  await save()
  expect((await ada.send(`DELETE /api/v1/events/${id}/api-key`)).body).not.toHaveProperty('apiKey')
  expect(await stored()).toBeNull()
})
