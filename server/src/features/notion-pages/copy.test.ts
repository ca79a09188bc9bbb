import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, plain } from '../../test/notion/blocks.ts'
import { storedAs } from '../../test/notion/files.ts'
import { picture } from '../../test/notion/picture.ts'
import type { NotionStage } from '../../test/notion/stage.ts'
import { openStage } from '../../test/notion/stage.ts'
import type { NewBlock } from '../../test/notion/things.ts'
import { visitor } from '../../test/visitor.ts'
import { forgetCopies } from './commands/copy.ts'

let stage: NotionStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const png = picture(40, 30, [10, 20, 30], [200, 100, 50])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><script>alert(1)</script></svg>'

const image = (url: string): NewBlock => block('image', { type: 'external', external: { url }, caption: plain('') })
const kept = (name: string, type: string, bytes: Buffer): NewBlock => ({
  type: 'image',
  payload: { ...storedAs(stage.notion.world.addFile(name, type, bytes)), caption: [] },
})
const sending = (type: string, bytes: Buffer | string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(bytes)

/** An event with a page of these blocks, read. */
async function published(...blocks: NewBlock[]) {
  const event = await stage.event(blocks)
  await stage.readDue()
  return event
}
const copies = async (id: string) =>
  (
    await stage.house.db.execute<Record<string, unknown>>(
      sql`select c.key, c.hash, f.type, f.width, f.height, c.copied_at from notion_copies c
          left join notion_files f on f.hash = c.hash where c.event_id = ${id} order by c.key`,
    )
  ).rows
const site = async (id: string) => (await stage.ada.send(`GET /api/v1/events/${id}/site`)).body.notion
const get = (path: string, headers = {}) => fetch(`${stage.house.publicUrl}${path}`, { headers })

describe('a file of a page', () => {
  it('is copied once, with its size, and served for good without Notion', async () => {
    const event = await published(kept('a.png', 'image/png', png), kept('again.png', 'image/png', png))
    const [one, two] = await copies(event.id)
    expect(one).toMatchObject({ type: 'image/png', width: 40, height: 30 })
    expect(two?.['hash']).toBe(one?.['hash'])
    stage.notion.world.moveClock(7_200_000)
    const answer = await get(`/files/${one?.['hash']}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-type')).toBe('image/png')
    await stage.ada.send(`POST /api/v1/events/${event.id}/site/sync`)
    await stage.readDue()
    expect((await copies(event.id))[0]?.['copied_at']).toEqual(one?.['copied_at'])
    const html = (await stage.ada.send(`GET /en/e/${event.slug}`)).body
    expect(html).toContain(`/files/${one?.['hash']}`)
    expect(html).not.toContain('127.0.0.1')
  })

  it('is sent in parts to players, and not again to who has it', async () => {
    const { id } = await published(kept('b.png', 'image/png', png))
    const path = `/files/${(await copies(id))[0]?.['hash']}`
    const part = await get(path, { range: 'bytes=2-5' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${png.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(png.subarray(2, 6))).toBe(true)
    const last = await get(path, { range: 'bytes=-3' })
    expect(Buffer.from(await last.arrayBuffer()).equals(png.subarray(-3))).toBe(true)
    expect((await get(path, { range: `bytes=${png.length}-` })).status).toBe(416)
    expect((await get(path, { 'if-none-match': part.headers.get('etag') })).status).toBe(304)
    expect((await get(`/files/${'0'.repeat(64)}`)).status).toBe(404)
  })

  it('that is an SVG runs nothing, however it is opened', async () => {
    const event = await published(image(stage.notion.serve('/evil.svg', sending('text/html', svg))))
    const [copy] = await copies(event.id)
    expect(copy).toMatchObject({ type: 'image/svg+xml', width: 8, height: 6 })
    const answer = await get(`/files/${copy?.['hash']}`)
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that is a page of HTML in disguise is nothing but bytes', async () => {
    const event = await published(
      image(stage.notion.serve('/page.png', sending('image/png', '<!doctype html><script>'))),
    )
    const [copy] = await copies(event.id)
    expect(copy?.['type']).toBe('application/octet-stream')
    expect((await get(`/files/${copy?.['hash']}`)).headers.get('content-disposition')).toBe('attachment')
  })

  it('of 200 MB is cut off at the limit, and the page goes up without it', async () => {
    let sent = 0
    let ended: Promise<unknown> = Promise.resolve()
    const pour = (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(200 * 1024 * 1024) })
      ended = new Promise((resolve) => response.once('close', resolve))
      response.write(png)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024))) sent += 1
      }
      response.on('drain', more)
      more()
    }
    const event = await published(image(stage.notion.serve('/large.png', pour)), kept('c.png', 'image/png', png))
    await ended
    expect(sent).toBeLessThan(40)
    expect((await copies(event.id)).map(({ hash }) => hash === null).sort()).toEqual([false, true])
    expect(await site(event.id)).toMatchObject({ state: 'incomplete', leftOut: [{ reason: 'no-file' }] })
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.png',
    'ftp://example.com/a.png',
    'javascript:alert(1)',
  ])('at %s is not asked for', async (url) => {
    const event = await published(image(url))
    expect((await copies(event.id)).every(({ hash }) => hash === null)).toBe(true)
    expect((await site(event.id)).state).toBe('incomplete')
  })

  it('that could not be had for now is asked for again, and an old copy is kept meanwhile', async () => {
    let away = true
    const url = stage.notion.serve('/often.png', (response) =>
      away ? void response.writeHead(503).end() : sending('image/png', png)(response),
    )
    const event = await published(image(url))
    expect(await copies(event.id)).toEqual([])
    away = false
    await stage.due(event.id)
    await stage.readDue()
    expect(await copies(event.id)).toMatchObject([{ type: 'image/png' }])
    away = true
    await stage.house.db.execute(sql`update notion_copies set copied_at = now() - interval '2 days'`)
    await stage.ada.send(`POST /api/v1/events/${event.id}/site/sync`)
    await stage.readDue()
    expect(await copies(event.id)).toMatchObject([{ type: 'image/png' }])
    expect((await site(event.id)).state).toBe('connected')
  })

  it('is forgotten a week after the page shows it no more', async () => {
    const event = await published(kept('d.png', 'image/png', picture(3, 3, [1, 2, 3], [4, 5, 6])))
    const [copy] = await copies(event.id)
    const old = sql`now() - interval '8 days'`
    await stage.house.db.execute(sql`update notion_files set created_at = ${old}`)
    await stage.house.db.execute(sql`update notion_copies set used_at = ${old}`)
    await stage.house.db.execute(sql`update notion_pages set read_at = ${old} - interval '1 hour'`)
    await forgetCopies(stage.house.db)
    expect((await get(`/files/${copy?.['hash']}`)).status).toBe(200)
    await stage.house.db.execute(sql`update notion_pages set read_at = now() where event_id = ${event.id}`)
    await forgetCopies(stage.house.db)
    expect((await get(`/files/${copy?.['hash']}`)).status).toBe(404)
  })
})

describe('the preview', () => {
  it('is the public page for the team alone, in a frame of our own and no other', async () => {
    const event = await published({ type: 'unsupported', payload: { block_type: 'button' } })
    const path = `/en/e/${event.slug}/preview`
    const shown = await stage.ada.send(`GET ${path}`)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(shown.body).toContain('button')
    const publicPage = await stage.ada.send(`GET /en/e/${event.slug}`)
    expect(publicPage.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(publicPage.headers.get('x-frame-options')).toBe('DENY')
    expect((await visitor(stage.house.publicUrl).send(`GET ${path}`)).status).toBe(404)
  })
})
