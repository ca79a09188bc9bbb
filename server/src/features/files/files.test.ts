import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { deleteUnusedFiles } from './commands.ts'

const app = disposeAfterAll(await startTestApp())
const ada = await signUp(app.publicUrl)
const { id } = await ada.ok('POST /api/v1/events', { urlLink: 'example.com' })
const path = `POST /api/v1/events/${id}/pictures`

const blank = (width: number, height: number, background = 'white') =>
  sharp({ create: { width, height, channels: 3, background } })
const file = (bytes: Uint8Array | string, type = 'image/jpeg') => new Blob([Buffer.from(bytes)], { type })
const frames = (format: 'gif' | 'webp') =>
  sharp(two, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
const two = [await blank(20, 10, 'red').png().toBuffer(), await blank(20, 10, 'blue').png().toBuffer()]

describe('an uploaded picture', () => {
  it('is stored upright as WebP, without metadata, with its variants', async () => {
    const photo = await blank(700, 1000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer()
    const picture = await ada.ok(path, file(photo))
    expect(picture).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      type: 'image/webp',
      width: 1000,
      height: 700,
    })
    expect(await ada.ok(path, file(photo)), 'the same picture again').toEqual(picture)
    const response = await fetch(`${app.publicUrl}/files/${picture.hash}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const stored = await sharp(await response.arrayBuffer()).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 1000, height: 700 })
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
    const small = await fetch(`${app.publicUrl}/files/${picture.hash}/480.webp`)
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 480, height: 336 })
  })

  it('is scaled down to 3200 pixels', async () => {
    expect(await ada.ok(path, file(await blank(400, 6400).png().toBuffer()))).toMatchObject({
      width: 200,
      height: 3200,
    })
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s, whatever type it claims', async (format) => {
    const bytes = await blank(30, 20).toFormat(format).toBuffer()
    expect(await ada.ok(path, file(bytes))).toMatchObject({ type: 'image/webp', width: 30, height: 20 })
  })

  it.each([
    [
      'of 60 megapixels',
      'picture-too-big',
      async () => await blank(10_000, 6000).png({ compressionLevel: 1, palette: false }).toBuffer(),
    ],
    ['that is 40,000 pixels wide', 'picture-too-long', () => blank(40_000, 10).png().toBuffer()],
    ['that is an animated GIF', 'picture-animated', () => frames('gif')],
    ['that is an animated WebP', 'picture-animated', () => frames('webp')],
    ['that is an SVG', 'picture-unreadable', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['that is a PDF', 'picture-unreadable', async () => '%PDF-1.7'],
    ['that is empty', 'picture-unreadable', async () => ''],
    ['that is cut off', 'picture-unreadable', async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    ['with only the first bytes of a PNG', 'picture-unreadable', async () => '\x89PNG\r\n\x1a\n'],
  ])('is refused, %s', async (_, code, bytes) => {
    const { status, body } = await ada.send(path, file(await bytes()))
    expect([status, body.code, body.errors[0].path, body.errors[0].code]).toEqual([422, 'validation', 'body', code])
  })

  it('is refused as another content type, and when it is too large', async () => {
    expect((await ada.send(path, file('x', 'text/plain'))).body.code).toBe('unsupported-media-type')
    expect((await ada.send(path, file(Buffer.alloc(20 * 1024 * 1024 + 1)))).body.code).toBe('too-large')
  })

  it('is refused for the event of another team, and without a session', async () => {
    const bob = await signUp(app.publicUrl)
    expect((await bob.send(path, file('x'))).body.code).toBe('not-found')
    expect((await testClient(app.publicUrl).send(path, file('x'))).body.code).toBe('unauthenticated')
  })

  it('is one of at most 200, also of concurrent ones', async () => {
    const own = await ada.ok('POST /api/v1/events', { urlLink: 'example.com' })
    await app.db.execute(sql`insert into notion_files (hash, type, bytes)
      select 'filler' || n, 'image/webp', '' from generate_series(1, 199) n`)
    await app.db.execute(sql`insert into event_pictures (event_id, hash)
      select ${own.id}, 'filler' || n from generate_series(1, 199) n`)
    const sent = await Promise.all(
      ['red', 'green', 'blue'].map(async (color) =>
        ada.send(path.replace(id, own.id), file(await blank(3, 3, color).png().toBuffer())),
      ),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(sent.find(({ status }) => status === 422)?.body.errors[0]).toMatchObject({ code: 'too-many', limit: 200 })
  })

  it('is kept while its event is, and deleted a week after', async () => {
    const own = await ada.ok('POST /api/v1/events', { urlLink: 'example.com' })
    const { hash } = await ada.ok(path.replace(id, own.id), file(await blank(7, 7).png().toBuffer()))
    const status = async () => (await fetch(`${app.publicUrl}/files/${hash}`)).status
    await app.db.execute(sql`update notion_files set created_at = now() - interval '8 days'`)
    await deleteUnusedFiles(app.db)
    expect(await status()).toBe(200)
    await ada.ok(`DELETE /api/v1/events/${own.id}`)
    await deleteUnusedFiles(app.db)
    expect(await status()).toBe(404)
  })
})

describe('the picture of an account', () => {
  const red = { r: 255, g: 0, b: 0 }
  const halves = async () =>
    await sharp({ create: { width: 800, height: 400, channels: 3, background: 'white' } })
      .composite([{ input: { create: { width: 400, height: 400, channels: 3, background: red } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
  const set = async (query: string) => await ada.ok(`PUT /api/v1/me/picture${query}`, file(await halves()))
  const stored = async (hash: string) => sharp(await (await fetch(`${app.publicUrl}/files/${hash}`)).arrayBuffer())

  it('is cropped, encoded again, and shown to the members of the team', async () => {
    const { hash } = await set('?x=0&y=50&zoom=200')
    const picture = await stored(hash)
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })
    const { channels } = await picture.stats()
    expect(channels.map(({ mean }) => Math.round(mean / 32))).toEqual([8, 0, 0])
    expect((await ada.ok('GET /api/v1/me')).picture).toBe(hash)
    expect(await ada.ok(`GET /api/v1/teams/${ada.me.lastTeam}/members`)).toMatchObject([{ picture: hash }])
  })

  it('is the middle by default, in at most 256 pixels', async () => {
    const picture = await stored((await set('')).hash)
    expect(await picture.metadata()).toMatchObject({ width: 256, height: 256 })
  })

  it('is deleted at once when another one replaces it, or when it is removed', async () => {
    const first = (await set('?x=0')).hash
    const second = (await set('?x=100')).hash
    const status = async (hash: string) => (await fetch(`${app.publicUrl}/files/${hash}`)).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
    await app.db.execute(sql`update notion_files set created_at = now() - interval '8 days'`)
    await deleteUnusedFiles(app.db)
    expect(await status(second), 'in use').toBe(200)
    await ada.ok('DELETE /api/v1/me/picture')
    expect(await status(second)).toBe(404)
    expect(await ada.ok('GET /api/v1/me')).not.toHaveProperty('picture')
  })

  it('stays when a team has the same one as its logo', async () => {
    const { hash } = await ada.ok('PUT /api/v1/me/picture', file(await blank(5, 5, 'red').png().toBuffer()))
    await ada.ok(`PUT /api/v1/teams/${ada.me.lastTeam}/logo`, file(await blank(5, 5, 'red').png().toBuffer()))
    await ada.ok('DELETE /api/v1/me/picture')
    expect((await ada.ok('GET /api/v1/me')).teams).toMatchObject([{ logo: hash }])
    expect((await fetch(`${app.publicUrl}/files/${hash}`)).status).toBe(200)
    await ada.ok(`DELETE /api/v1/teams/${ada.me.lastTeam}/logo`)
    expect(await ada.ok(`GET /api/v1/teams/${ada.me.lastTeam}`)).not.toHaveProperty('logo')
    expect((await fetch(`${app.publicUrl}/files/${hash}`)).status).toBe(404)
  })

  it.each([
    ['?zoom=99', 'too-small'],
    ['?zoom=401', 'too-big'],
    ['?x=-1', 'too-small'],
    ['?y=half', 'wrong-type'],
  ])('is refused with the crop %s', async (query, code) => {
    const { status, body } = await ada.send(`PUT /api/v1/me/picture${query}`, file(await halves()))
    expect([status, body.errors[0].code]).toEqual([422, code])
  })

  it('is refused when it is no picture', async () => {
    for (const call of ['PUT /api/v1/me/picture', `PUT /api/v1/teams/${ada.me.lastTeam}/logo`]) {
      const { status, body } = await ada.send(call, file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'))
      expect([status, body.errors[0].code]).toEqual([422, 'picture-unreadable'])
    }
  })
})
