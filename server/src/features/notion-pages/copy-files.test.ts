import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pieceBytes } from '../../http/send-in-pieces.ts'
import { pictureSize } from '../../lib/picture-size.ts'
import { files } from '../../schema/files.ts'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import { block, plain } from '../../test/notion/blocks.ts'
import { storedAs } from '../../test/notion/files.ts'
import type { NewBlock } from '../../test/notion/model.ts'
import { picture } from '../../test/notion/picture.ts'
import { startNotionTestBed } from '../../test/notion/test-bed.ts'
import { makeDueVariants } from '../files/commands/make-variants.ts'
import { deleteUnusedFiles } from '../files/commands.ts'
import { deleteUnusedCopies } from './commands/copy-files.ts'

const bed = await startNotionTestBed()

const png = picture(40, 30, [10, 20, 30], [200, 100, 50])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><script>alert(1)</script></svg>'

const image = (url: string): NewBlock => block('image', { type: 'external', external: { url }, caption: plain('') })
const stored = (name: string, type: string, bytes: Buffer): NewBlock => ({
  type: 'image',
  payload: { ...storedAs(bed.notion.state.addFile(name, type, bytes)), caption: [] },
})
const sending = (type: string, bytes: Buffer | string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(bytes)

/** An event whose page has these blocks and was synced. */
async function published(...blocks: NewBlock[]) {
  const event = await bed.event(blocks)
  await bed.syncDuePages()
  return event
}
const copies = async (id: string) =>
  (
    await bed.app.db.execute<Record<string, unknown>>(
      sql`select c.key, c.hash, f.type, f.width, f.height, c.copied_at from notion_copies c
          left join notion_files f on f.hash = c.hash where c.event_id = ${id} order by c.key`,
    )
  ).rows
const site = async (id: string) => (await bed.ada.send(`GET /api/v1/events/${id}/site`)).body.notion
const get = (path: string, headers = {}) => fetch(`${bed.app.publicUrl}${path}`, { headers })

describe('a file of a page', () => {
  it('is copied once, with its size, and served without Notion from then on', async () => {
    const event = await published(stored('a.png', 'image/png', png), stored('again.png', 'image/png', png))
    const [one, two] = await copies(event.id)
    expect(one).toMatchObject({ type: 'image/png', width: 40, height: 30 })
    expect(two?.['hash']).toBe(one?.['hash'])
    bed.notion.state.moveClock(7_200_000)
    const response = await get(`/files/${one?.['hash']}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('content-type')).toBe('image/png')
    await bed.ada.send(`POST /api/v1/events/${event.id}/site/sync`)
    await bed.syncDuePages()
    expect((await copies(event.id))[0]?.['copied_at']).toEqual(one?.['copied_at'])
    const html = (await bed.ada.send(`GET /en/e/${event.slug}`)).body
    expect(html).toContain(`/files/${one?.['hash']}`)
    expect(html).not.toContain('127.0.0.1')
  })

  it('is served in ranges, and as 304 to a browser that has it', async () => {
    const { id } = await published(stored('b.png', 'image/png', png))
    const path = `/files/${(await copies(id))[0]?.['hash']}`
    const range = await get(path, { range: 'bytes=2-5' })
    expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 2-5/${png.length}`])
    expect(Buffer.from(await range.arrayBuffer()).equals(png.subarray(2, 6))).toBe(true)
    const last = await get(path, { range: 'bytes=-3' })
    expect(Buffer.from(await last.arrayBuffer()).equals(png.subarray(-3))).toBe(true)
    expect((await get(path, { range: `bytes=${png.length}-` })).status).toBe(416)
    const [large, hash] = [randomBytes(3 * pieceBytes + 1), 'a'.repeat(64)]
    await bed.app.db.insert(files).values({ hash, type: 'audio/mpeg', bytes: large })
    const whole = await get(`/files/${hash}`)
    expect(whole.headers.get('content-length')).toBe(String(large.length))
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true)
    const across = await get(`/files/${hash}`, { range: `bytes=${pieceBytes - 1}-${2 * pieceBytes}` })
    expect(Buffer.from(await across.arrayBuffer()).equals(large.subarray(pieceBytes - 1, 2 * pieceBytes + 1))).toBe(
      true,
    )
    expect((await get(path, { 'if-none-match': range.headers.get('etag') })).status).toBe(304)
    expect((await get(`/files/${'0'.repeat(64)}`)).status).toBe(404)
  })

  it('is sent to at most forty requests of one network at once, and again when one of them has ended', async () => {
    await using limited = await startTestApp({ LIMITS: 'on' }, { databaseUrl: bed.app.databaseUrl })
    const hash = 'b'.repeat(64)
    // more than the sockets hold of a response that is not read
    await bed.app.db.insert(files).values({ hash, type: 'audio/mpeg', bytes: randomBytes(128 * pieceBytes) })
    const open = () => fetch(`${limited.publicUrl}/files/${hash}`)
    const responses = await Promise.all(Array.from({ length: 41 }, open))
    const [refused, ...more] = responses.filter(({ status }) => status === 429)
    expect(more).toEqual([])
    expect(await refused?.json()).toMatchObject({ code: 'rate-limited' })
    const sent = responses.filter(({ status }) => status === 200)
    expect(sent).toHaveLength(40)
    await sent.pop()?.body?.cancel()
    const again = async () => {
      const response = await open()
      await response.body?.cancel()
      return response.status
    }
    await expect.poll(again).toBe(200)
    await Promise.all(sent.map(({ body }) => body?.cancel()))
  })

  it('that is an SVG cannot run scripts', async () => {
    const event = await published(image(bed.notion.serve('/evil.svg', sending('text/html', svg))))
    const [copy] = await copies(event.id)
    expect(copy).toMatchObject({ type: 'image/svg+xml', width: 8, height: 6 })
    const response = await get(`/files/${copy?.['hash']}`)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('that is HTML under a picture’s name is served as bytes', async () => {
    const event = await published(image(bed.notion.serve('/page.png', sending('image/png', '<!doctype html><script>'))))
    const [copy] = await copies(event.id)
    expect(copy?.['type']).toBe('application/octet-stream')
    expect((await get(`/files/${copy?.['hash']}`)).headers.get('content-disposition')).toBe('attachment')
  })

  it('of 200 MB is aborted at the limit, and the page is published without it', async () => {
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
    const event = await published(image(bed.notion.serve('/large.png', pour)), stored('c.png', 'image/png', png))
    await ended
    expect(sent).toBeLessThan(40)
    expect((await copies(event.id)).map(({ hash }) => hash === null).sort()).toEqual([false, true])
    expect(await site(event.id)).toMatchObject({ state: 'incomplete', skipped: [{ reason: 'no-file' }] })
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.png',
    'ftp://example.com/a.png',
    'javascript:alert(1)',
  ])('at %s is not requested', async (url) => {
    const event = await published(image(url))
    expect((await copies(event.id)).every(({ hash }) => hash === null)).toBe(true)
    expect((await site(event.id)).state).toBe('incomplete')
  })

  it('that fails temporarily is requested again, and its old copy stays until then', async () => {
    let unavailable = true
    const url = bed.notion.serve('/often.png', (response) =>
      unavailable ? void response.writeHead(503).end() : sending('image/png', png)(response),
    )
    const event = await published(image(url))
    expect(await copies(event.id)).toEqual([])
    unavailable = false
    await bed.makeDue(event.id)
    await bed.syncDuePages()
    expect(await copies(event.id)).toMatchObject([{ type: 'image/png' }])
    unavailable = true
    await bed.app.db.execute(sql`update notion_copies set copied_at = now() - interval '2 days'`)
    await bed.ada.send(`POST /api/v1/events/${event.id}/site/sync`)
    await bed.syncDuePages()
    expect(await copies(event.id)).toMatchObject([{ type: 'image/png' }])
    expect((await site(event.id)).state).toBe('connected')
  })

  it('is deleted a week after the page stops using it', async () => {
    const event = await published(stored('d.png', 'image/png', picture(3, 3, [1, 2, 3], [4, 5, 6])))
    const [copy] = await copies(event.id)
    const old = sql`now() - interval '8 days'`
    await bed.app.db.execute(sql`update notion_files set created_at = ${old}`)
    await bed.app.db.execute(sql`update notion_copies set used_at = ${old}`)
    await bed.app.db.execute(sql`update notion_pages set read_at = ${old} - interval '1 hour'`)
    await deleteUnusedCopies(bed.app.db)
    await deleteUnusedFiles(bed.app.db)
    expect((await get(`/files/${copy?.['hash']}`)).status).toBe(200)
    await bed.app.db.execute(sql`update notion_pages set read_at = now() where event_id = ${event.id}`)
    await deleteUnusedCopies(bed.app.db)
    await deleteUnusedFiles(bed.app.db)
    expect((await get(`/files/${copy?.['hash']}`)).status).toBe(404)
  })
})

describe('a large picture', async () => {
  // noise of large pixels: larger than its variants, as a photo is, and encoded quickly
  const photo = await sharp({
    create: { width: 150, height: 100, channels: 3, background: 'white', noise: { type: 'gaussian', sigma: 30 } },
  })
    .resize(1200, 800, { kernel: 'nearest' })
    .png({ compressionLevel: 3 })
    .toBuffer()
  const other = (byte: number) => Buffer.concat([photo, Buffer.from([byte])])
  const sizeOf = async (path: string) => pictureSize(Buffer.from(await (await get(path)).arrayBuffer()), 'image/webp')

  it('is offered in smaller widths, none above its own', async () => {
    const event = await published(stored('photo.png', 'image/png', photo))
    const hash = (await copies(event.id))[0]?.['hash']
    const html = (await bed.ada.send(`GET /en/e/${event.slug}`)).body
    expect(html).toContain(
      `srcSet="/files/${hash}/480.webp 480w, /files/${hash}/960.webp 960w, /files/${hash}/1200.webp 1200w"`,
    )
    expect(html).toContain(`src="/files/${hash}/1200.webp" width="1200" height="800"`)
    expect(await sizeOf(`/files/${hash}/480.webp`)).toEqual({ width: 480, height: 320 })
    expect(await sizeOf(`/files/${hash}/1200.webp`)).toEqual({ width: 1200, height: 800 })
    const response = await get(`/files/${hash}/480.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const etag = { 'if-none-match': response.headers.get('etag') }
    expect((await get(`/files/${hash}/480.webp`, etag)).status).toBe(304)
    expect((await get(`/files/${hash}/960.webp`, { range: 'bytes=0-3' })).status).toBe(206)
  })

  it('that an earlier Foyer copied gets them from a task, and is shown as it is until then', async () => {
    const event = await published(stored('old.png', 'image/png', other(2)))
    const hash = (await copies(event.id))[0]?.['hash'] as string
    await bed.app.db.execute(sql`delete from notion_variants where hash = ${hash}`)
    await bed.app.db.execute(sql`update notion_files set variants_due_at = now() where hash = ${hash}`)
    const until = await get(`/files/${hash}/480.webp`)
    expect([until.headers.get('content-type'), until.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=300',
    ])
    expect(Buffer.from(await until.arrayBuffer()).equals(other(2))).toBe(true)
    expect(await makeDueVariants(bed.app.db)).toBe(true)
    expect(await makeDueVariants(bed.app.db)).toBe(false)
    expect(await sizeOf(`/files/${hash}/480.webp`)).toEqual({ width: 480, height: 320 })
  })

  it('is left alone after three attempts in which the process ended', async () => {
    const event = await published(stored('bad.png', 'image/png', other(3)))
    const hash = (await copies(event.id))[0]?.['hash'] as string
    await bed.app.db.execute(sql`delete from notion_variants where hash = ${hash}`)
    await bed.app.db.execute(
      sql`update notion_files set variants_due_at = now(), variant_attempts = 3 where hash = ${hash}`,
    )
    expect(await makeDueVariants(bed.app.db)).toBe(true)
    expect(await makeDueVariants(bed.app.db)).toBe(false)
    expect((await get(`/files/${hash}/480.webp`)).headers.get('content-type')).toBe('image/png')
  })

  it('of a claimed 20,000 × 20,000 pixels is shown as it is', async () => {
    const bomb = picture(2, 2, [1, 2, 3], [4, 5, 6])
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    const event = await published(stored('bomb.png', 'image/png', bomb))
    const [copy] = await copies(event.id)
    expect(copy).toMatchObject({ width: 20_000, height: 20_000 })
    const response = await get(`/files/${copy?.['hash']}/1600.webp`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bomb)).toBe(true)
    expect(await makeDueVariants(bed.app.db)).toBe(false)
  })
})

describe('the preview', () => {
  it('is the public page for the team only, in a frame of the web app only', async () => {
    const event = await published({ type: 'unsupported', payload: { block_type: 'button' } })
    const path = `/en/e/${event.slug}/preview`
    const shown = await bed.ada.send(`GET ${path}`)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(shown.body).toContain('button')
    const publicPage = await bed.ada.send(`GET /en/e/${event.slug}`)
    expect(publicPage.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(publicPage.headers.get('x-frame-options')).toBe('DENY')
    expect((await testClient(bed.app.publicUrl).send(`GET ${path}`)).status).toBe(404)
  })
})
