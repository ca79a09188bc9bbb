import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, bullet, paragraph, toggle } from '../test/notion/blocks.ts'
import { storedAs } from '../test/notion/files.ts'
import type { NewBlock } from '../test/notion/model.ts'
import type { NotionStandIn } from '../test/notion/notion-stand-in.ts'
import { startNotionStandIn } from '../test/notion/notion-stand-in.ts'
import { addTourPage } from '../test/notion/tour-page.ts'
import type { Trouble } from '../test/notion/trouble.ts'
import { troubles } from '../test/notion/trouble.ts'
import type { NotionThrottle } from './notion/call.ts'
import type { ReadBlock } from './notion/read-block.ts'
import type { Notion, NotionReader } from './notion.ts'
import { createNotion } from './notion.ts'

const key = 'ntn_stage'
let fake: NotionStandIn
let notion: Notion
let rests: number[]
let reader: NotionReader
beforeEach(async () => {
  fake = await startNotionStandIn()
  fake.state.addKey(key)
  notion = createNotion(fake.url, { maxBytes: 1_000_000 })
  rests = []
  reader = notion.reader(key, testThrottle)
})
afterEach(async () => {
  await notion.close()
  await fake[Symbol.asyncDispose]()
})

// records the waits instead of waiting, and refuses waits of more than a minute
const testThrottle: NotionThrottle = {
  acquire: async () => undefined,
  async backOff(seconds) {
    rests.push(seconds)
    return seconds <= 60
  },
}

function shared(blocks: NewBlock[], id = fake.state.newId()): string {
  fake.state.addPage({ id, blocks })
  fake.state.keyOf(key).pages.add(id)
  return id
}

const read = async (id: string) => {
  const reply = await reader.blocks(id)
  if (!reply.ok) throw new Error(reply.reason)
  return reply.value
}
const count = (blocks: ReadBlock[]): number => blocks.reduce((sum, { children }) => sum + 1 + count(children), 0)
const childrenCalls = () => fake.log.filter(({ path }) => path.includes('/children')).length

describe('reading a page', () => {
  it('takes 1,000 blocks in depth 4 with one call for each list of a hundred, and not one more', async () => {
    // 10 × (1 + 9 × (1 + 5 × (1 + 1))) = 1,000
    const leaf = () => bullet('leaf', paragraph('deepest'))
    const branch = () => toggle('branch', ...Array.from({ length: 5 }, leaf))
    const id = shared(Array.from({ length: 10 }, () => toggle('part', ...Array.from({ length: 9 }, branch))))
    expect(count(await read(id))).toBe(1000)
    const parents = 1 + 10 + 90 + 450
    expect(fake.log).toHaveLength(parents)
  })

  it('goes on where a list has more than a hundred, in order', async () => {
    const id = shared(Array.from({ length: 250 }, (_, at) => paragraph(`${at}`)))
    const blocks = await read(id)
    expect(blocks.map(({ block: { id: each } }) => each)).toEqual(fake.state.pageOf(id).children)
    expect(fake.log.map(({ path }) => /page_size=100/.test(path))).toEqual([true, true, true])
  })

  it('reads what is kept in step once, wherever it is shown, and never within itself', async () => {
    const source = fake.state.newId()
    const copy = () => block('synced_block', { synced_from: { type: 'block_id', block_id: source } })
    const original = { ...block('synced_block', { synced_from: null }, paragraph('same'), copy()), id: source }
    const id = shared([original, copy(), copy()])
    expect(count(await read(id))).toBe(3 + 3 * 2)
    expect(childrenCalls()).toBe(2)
  })

  it('leaves a part that is not shared out, with its id in its place', async () => {
    const hidden = fake.state.addPage({ blocks: [block('synced_block', { synced_from: null }, paragraph('secret'))] })
    const [from = ''] = hidden.children
    const id = shared([block('synced_block', { synced_from: { type: 'block_id', block_id: from } }), paragraph('seen')])
    expect((await read(id)).map(({ children }) => children)).toEqual([
      [{ block: { object: 'block', id: from }, children: [] }],
      [],
    ])
  })

  it('asks for nothing below what it does not show', async () => {
    const id = fake.state.newId()
    addTourPage(fake.state, id)
    fake.state.keyOf(key).pages.add(id)
    const all = count(await read(id))
    expect(all).toBeGreaterThan(60)
    const asked = fake.log.map(({ path }) => fake.state.blocks.get(path.split('/')[3] ?? '')?.type)
    for (const type of ['child_page', 'child_database', 'unsupported', 'meeting_notes', 'template', 'hologram'])
      expect(asked).not.toContain(type)
    expect(fake.log.every(({ status, version }) => status === 200 && version === '2026-03-11')).toBe(true)
  })

  it('counts a repeated block once, and reads a list again when its cursor is no longer valid', async () => {
    const id = shared(Array.from({ length: 150 }, (_, at) => paragraph(`${at}`)))
    const [first = ''] = fake.state.pageOf(id).children
    const last = fake.state.pageOf(id).children[100] ?? ''
    fake.before(/start_cursor/, () => fake.state.remove(last))
    const blocks = await read(id)
    expect(blocks.map((each) => each.block.id)).toEqual(fake.state.pageOf(id).children)
    expect(blocks[0]?.block.id).toBe(first)
    expect(childrenCalls()).toBe(4)
  })

  it('gives up a page that has too much, or goes too deep', async () => {
    const id = shared(Array.from({ length: 5001 }, () => paragraph('')))
    expect(await reader.blocks(id)).toMatchObject({ ok: false, failure: 'too-large' })
    const deep = Array.from({ length: 20 }).reduce<NewBlock>((inner) => bullet('deeper', inner), bullet('deepest'))
    const depth = (blocks: ReadBlock[]): number => (blocks[0] ? 1 + depth(blocks[0].children) : 0)
    expect(depth(await read(shared([deep])))).toBe(13)
  })

  it('knows title, icon, cover, last edit and trash from one call', async () => {
    const file = fake.state.addFile('a.png', 'image/png', Buffer.from(''))
    const id = shared([])
    const at = Date.parse('2026-05-05T10:10:40.000Z')
    Object.assign(fake.state.pageOf(id), { icon: { type: 'emoji', emoji: '🎻' }, cover: storedAs(file), editedAt: at })
    const head = await reader.head(id)
    expect(head).toMatchObject({
      ok: true,
      value: {
        icon: { emoji: '🎻' },
        cover: { type: 'file' },
        inTrash: false,
        title: [{ plain_text: 'Summer Night' }],
      },
    })
    expect(head.ok && head.value.lastEditedAt.toISOString()).toBe('2026-05-05T10:10:00.000Z')
    expect(fake.log).toHaveLength(1)
    expect(await reader.connection()).toEqual({ ok: true, value: { workspace: 'Stage', name: 'Foyer' } })
  })
})

/**
 * The time limit of a request passes once this trouble has begun, and not before: a slow machine changes nothing. It passes
 * a moment later, so that what has been sent of a body is being read.
 */
function untilTimeout(trouble: Trouble): Trouble {
  const limits: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  return (response) => {
    const limit = limits.at(-1)
    setTimeout(() => limit?.abort(new DOMException('The operation timed out', 'TimeoutError')), 50)
    return trouble(response)
  }
}

describe('when Notion does not answer', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each<[string, Trouble, typeof untilTimeout?]>([
    ['an error of its own', troubles.broken],
    ['unavailability', troubles.unavailable],
    ['a page of the gateway', troubles.badGateway],
    ['a time-out of the gateway', troubles.gatewayTimeout],
    ['another page of the gateway', troubles.gatewayTimeoutPage],
    ['a code that the client does not know', troubles.databaseAway],
    ['a conflict', troubles.conflict],
    ['a broken connection', troubles.reset],
    ['a body without measure', troubles.flood],
    ['silence', troubles.silence, untilTimeout],
    ['a body that never ends', troubles.endlessBody, untilTimeout],
  ])('asks again after %s, twice', async (_, kind, prepare = (same) => same) => {
    const trouble = prepare(kind)
    const id = shared([paragraph('there')])
    fake.troubles.add(trouble, { times: 2 })
    expect(await read(id)).toHaveLength(1)
    expect(fake.log).toHaveLength(3)
    // a quarter more or less than 1 and 4 seconds, so that not all come back at once
    expect([Math.abs((rests[0] ?? 0) - 1) <= 0.25, Math.abs((rests[1] ?? 0) - 4) <= 1]).toEqual([true, true])
    fake.troubles.clear()
    fake.troubles.add(trouble, { times: 3 })
    expect(await reader.blocks(id)).toMatchObject({ ok: false, failure: 'down' })
  })

  it('rests as long as Notion says, and leaves it be where that is long', async () => {
    const id = shared([])
    fake.troubles.add(troubles.rateLimited(20), { times: 2 })
    expect(await reader.blocks(id)).toMatchObject({ ok: true })
    expect(rests).toEqual([20, 20])
    fake.troubles.add(troubles.rateLimited(300, 'public_api_space_request_rate_limit'))
    expect(await reader.blocks(id)).toMatchObject({ ok: false, failure: 'rate-limited', retryAfter: 300 })
    expect(fake.log).toHaveLength(4)
    fake.troubles.clear()
    fake.troubles.add(troubles.overloaded(90), { times: 1 })
    expect(await reader.head(id)).toMatchObject({ failure: 'rate-limited', retryAfter: 90 })
  })

  it('never asks again once it is shut out', async () => {
    fake.troubles.add(troubles.rateLimited(5, 'public_api_request_blocked'))
    expect(await reader.head(shared([]))).toMatchObject({ ok: false, failure: 'blocked' })
    expect([fake.log.length, rests]).toEqual([1, []])
  })

  it('fails as a whole when something goes wrong in the middle of a list', async () => {
    const id = shared(Array.from({ length: 150 }, () => paragraph('')))
    fake.troubles.add(troubles.broken, { path: /start_cursor/ })
    expect(await reader.blocks(id)).toMatchObject({ ok: false, failure: 'down' })
  })

  it.each<[string, (id: string) => void, string]>([
    ['the key is gone', () => Object.assign(fake.state.keyOf(key), { revoked: true }), 'key-refused'],
    ['it may not read', () => Object.assign(fake.state.keyOf(key), { mayRead: false }), 'capability-missing'],
    ['the page is not shared', (id) => fake.state.keyOf(key).pages.delete(id), 'page-not-shared'],
    ['it is a database', (id) => Object.assign(fake.state.pageOf(id), { kind: 'database' }), 'is-database'],
  ])('says so when %s', async (_, change, failure) => {
    const id = shared([])
    change(id)
    expect(await reader.head(id)).toMatchObject({ ok: false, failure })
  })
})
