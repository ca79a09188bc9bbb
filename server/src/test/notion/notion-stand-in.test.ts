import type { BlockObjectResponse } from '@notionhq/client'
import { APIErrorCode, Client, isFullBlock, isFullPage, verifyWebhookSignature } from '@notionhq/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { block, bullet, paragraph, toggle } from './blocks.ts'
import { storedAs } from './files.ts'
import type { NotionStandIn } from './notion-stand-in.ts'
import { startNotionStandIn } from './notion-stand-in.ts'
import { addTourPage } from './tour-page.ts'
import { troubles } from './trouble.ts'
import { sendSignal, signalOf } from './webhooks.ts'

const key = 'ntn_stage'
let notion: NotionStandIn
let client: Client
beforeEach(async () => {
  notion = await startNotionStandIn()
  notion.state.addKey(key)
  client = clientWith(key)
})
afterEach(() => notion[Symbol.asyncDispose]())

const clientWith = (auth: string, notionVersion = '2026-03-11') =>
  new Client({ auth, notionVersion, baseUrl: notion.url, retry: false, logger: () => undefined })

const shared = (...given: Parameters<typeof notion.state.addPage>) => {
  const page = notion.state.addPage(...given)
  notion.state.keyOf(key).pages.add(page.id)
  return page
}

describe('the stand-in for Notion', () => {
  it('accepts the keys of several workspaces, and no other key', async () => {
    notion.state.addKey('ntn_other', { workspace: 'Elsewhere', bot: 'Other' })
    expect(await client.users.me({})).toMatchObject({ type: 'bot', name: 'Foyer', bot: { workspace_name: 'Stage' } })
    expect(await clientWith('ntn_other').users.me({})).toMatchObject({ bot: { workspace_name: 'Elsewhere' } })
    const wrong = { status: 401, code: APIErrorCode.Unauthorized, message: 'API token is invalid.' }
    await expect(clientWith('ntn_wrong').users.me({})).rejects.toMatchObject(wrong)
    notion.state.keyOf(key).revoked = true
    await expect(client.users.me({})).rejects.toMatchObject(wrong)
  })

  it('requires a version, and calls the trash the archive in an older one', async () => {
    const { id } = shared({ inTrash: true })
    expect(await client.pages.retrieve({ page_id: id })).toMatchObject({ in_trash: true })
    expect(await client.pages.retrieve({ page_id: id })).not.toHaveProperty('archived')
    expect(await clientWith(key, '2025-09-03').pages.retrieve({ page_id: id })).toMatchObject({ archived: true })
    const bare = await fetch(`${notion.url}/v1/users/me`, { headers: { authorization: `Bearer ${key}` } })
    expect(await bare.json()).toMatchObject({ status: 400, code: 'missing_version' })
  })

  it('returns a page by its id with or without dashes, its last edit to the minute', async () => {
    const page = shared({
      title: 'Night',
      editedAt: Date.parse('2026-06-01T10:00:59.900Z'),
      publicUrl: 'https://x.test',
    })
    const got = await client.pages.retrieve({ page_id: page.id.replaceAll('-', '') })
    expect(isFullPage(got)).toBe(true)
    expect(got).toMatchObject({ last_edited_time: '2026-06-01T10:00:00.000Z', public_url: 'https://x.test' })
  })

  it('answers the same for a page that is not shared and one that does not exist', async () => {
    const page = notion.state.addPage()
    const missing = { status: 404, message: expect.stringContaining(page.id) }
    await expect(client.pages.retrieve({ page_id: page.id })).rejects.toMatchObject(missing)
    await expect(client.pages.retrieve({ page_id: 'no-uuid' })).rejects.toMatchObject({ code: 'validation_error' })
    const database = shared({ kind: 'database' })
    await expect(client.pages.retrieve({ page_id: database.id })).rejects.toMatchObject({ status: 404 })
    expect(await client.databases.retrieve({ database_id: database.id })).toHaveProperty('data_sources.0.id')
  })

  it('lists direct children, a hundred on each page', async () => {
    const many = Array.from({ length: 230 }, (_, at) => paragraph(`${at}`))
    const page = shared({ blocks: [toggle('open', bullet('inner')), ...many] })
    const first = await client.blocks.children.list({ block_id: page.id })
    expect([first.results.length, first.has_more]).toEqual([100, true])
    expect(first.results[0]).toMatchObject({ type: 'toggle', has_children: true })
    const second = await client.blocks.children.list({ block_id: page.id, start_cursor: first.next_cursor ?? '' })
    const third = await client.blocks.children.list({ block_id: page.id, start_cursor: second.next_cursor ?? '' })
    expect([third.results.length, third.has_more, third.next_cursor]).toEqual([31, false, null])
    const inner = await client.blocks.children.list({ block_id: first.results[0]?.id ?? '' })
    expect(inner.results.every((each) => isFullBlock(each) && each.type === 'bulleted_list_item')).toBe(true)
  })

  it('returns the children of the original for a synced copy, unless the original is not shared', async () => {
    const original = block('synced_block', { synced_from: null }, paragraph('the same'))
    const page = shared({ blocks: [{ ...original, id: notion.state.newId() }] })
    const [source = ''] = page.children
    const [copy = ''] = notion.state.append(page.id, [
      block('synced_block', { synced_from: { type: 'block_id', block_id: source } }),
    ])
    expect((await client.blocks.children.list({ block_id: copy })).results).toHaveLength(1)
    const hidden = notion.state.addPage({ blocks: [original] })
    const [lost = ''] = notion.state.append(page.id, [
      block('synced_block', { synced_from: { type: 'block_id', block_id: hidden.children[0] ?? '' } }),
    ])
    await expect(client.blocks.children.list({ block_id: lost })).rejects.toMatchObject({ status: 404 })
  })

  it('gives a file a new address at every read, which expires after an hour', async () => {
    const file = notion.state.addFile('a b.png', 'image/png', Buffer.from('png'))
    const page = shared({ cover: storedAs(file) })
    const address = async () => {
      const { cover } = (await client.pages.retrieve({ page_id: page.id })) as { cover: { file: { url: string } } }
      return cover.file.url
    }
    const [one, two] = [await address(), await address()]
    expect(one).not.toBe(two)
    expect(await (await fetch(one)).text()).toBe('png')
    expect((await fetch(one.replace('X-Amz-Signature=', 'X-Amz-Signature=0'))).status).toBe(403)
    notion.state.moveClock(3_601_000)
    expect((await fetch(one)).status).toBe(403)
    expect((await fetch(await address())).status).toBe(200)
  })

  it.each([
    ['rate limit', troubles.rateLimited(90), { status: 429, additional_data: { retry_after: '90' } }],
    ['overload', troubles.overloaded(5), { status: 529, code: 'service_overload' }],
    ['error of its own', troubles.broken, { status: 500, code: 'internal_server_error' }],
    ['unavailability', troubles.unavailable, { status: 503, code: 'service_unavailable' }],
    ['database', troubles.databaseAway, { status: 503, code: 'notionhq_client_response_error' }],
    ['gateway', troubles.badGateway, { status: 502, ray_id: expect.stringContaining('FRA') }],
    ['gateway time-out', troubles.gatewayTimeout, { status: 504 }],
    ['missing capability', troubles.forbidden, { status: 403, code: 'restricted_resource' }],
    ['broken connection', troubles.reset, { name: 'TypeError', message: 'fetch failed' }],
  ])('fails as Notion does: %s', async (_, trouble, meaning) => {
    notion.troubles.add(trouble, { times: 1, after: 1, path: /users/ })
    await client.users.me({})
    await expect(client.users.me({})).rejects.toMatchObject(meaning)
    await client.users.me({})
    expect(notion.log.map(({ path }) => path)).toEqual(Array(3).fill('/v1/users/me'))
  })

  it('changes pages, also while a client reads them', async () => {
    const page = shared({ blocks: [paragraph('one'), paragraph('two')] })
    const [one = ''] = page.children
    notion.before(/children/, () => notion.state.append(page.id, [paragraph('zero')], one))
    expect((await client.blocks.children.list({ block_id: page.id })).results).toHaveLength(3)
    notion.state.remove(one)
    notion.state.change(page.id, { title: 'Other', inTrash: true })
    const changed = { in_trash: true, properties: { title: { title: [{ plain_text: 'Other' }] } } }
    expect(await client.pages.retrieve({ page_id: page.id })).toMatchObject(changed)
    notion.state.keyOf(key).mayRead = false
    await expect(client.pages.retrieve({ page_id: page.id })).rejects.toMatchObject({ status: 403 })
    notion.state.keyOf(key).mayRead = true
    notion.state.keyOf(key).pages.delete(page.id)
    await expect(client.pages.retrieve({ page_id: page.id })).rejects.toMatchObject({ status: 404 })
  })

  it('has a page with every type of block and one unknown type', () => {
    addTourPage(notion.state, notion.state.newId())
    const types = [...notion.state.blocks.values()].map(({ type }) => type)
    expect([...new Set(types)].sort()).toEqual([...Object.keys(everyType), 'hologram'].sort())
  })

  it('logs requests without their keys', async () => {
    await client.users.me({})
    expect(notion.log).toMatchObject([{ path: '/v1/users/me', version: '2026-03-11', key: 'key 1', status: 200 }])
    expect(JSON.stringify(notion.log)).not.toContain(key)
  })
})

it('signs the bytes of a webhook so that the official client verifies them', async () => {
  const requests: { body: string; signature: string | null }[] = []
  const receive: typeof fetch = async (url, init) => {
    const request = new Request(url, init)
    requests.push({ body: await request.text(), signature: request.headers.get('x-notion-signature') })
    return new Response()
  }
  await sendSignal('http://foyer.test', 'secret_token', signalOf('page'), receive)
  const [sent = { body: '', signature: null }] = requests
  expect(await verifyWebhookSignature({ ...sent, verificationToken: 'secret_token' })).toBe(true)
  expect(await verifyWebhookSignature({ ...sent, verificationToken: 'other' })).toBe(false)
})

// a type that only the client or only this list has does not compile; meeting_notes was called transcription until
// 2026-03-11
const everyType = {
  paragraph: true,
  heading_1: true,
  heading_2: true,
  heading_3: true,
  heading_4: true,
  bulleted_list_item: true,
  numbered_list_item: true,
  quote: true,
  to_do: true,
  toggle: true,
  template: true,
  synced_block: true,
  child_page: true,
  child_database: true,
  equation: true,
  code: true,
  callout: true,
  divider: true,
  breadcrumb: true,
  table_of_contents: true,
  tab: true,
  column_list: true,
  column: true,
  link_to_page: true,
  table: true,
  table_row: true,
  meeting_notes: true,
  embed: true,
  bookmark: true,
  image: true,
  video: true,
  pdf: true,
  file: true,
  audio: true,
  link_preview: true,
  unsupported: true,
} as const satisfies Record<Exclude<BlockObjectResponse['type'], 'transcription'>, true>
