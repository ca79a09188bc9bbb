import type { ContentBlock } from '@foyer/contract/content'
import type { Description } from '@foyer/contract/descriptions'
import type { Language } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { signUp, testClient } from '../../test/client.ts'
import { paragraph as notionParagraph } from '../../test/notion/blocks.ts'
import { startNotionTestBed } from '../../test/notion/test-bed.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'

const bed = await startNotionTestBed()
const { ada, app } = bed

const text = (value: string) => [{ type: 'text' as const, text: value }]
const paragraph = (value: string): ContentBlock => ({ type: 'paragraph', text: text(value), children: [] })
const plain = (value: string, replacesNotion = false): Description => ({
  content: { en: [paragraph(value)] },
  replacesNotion,
  version: 0,
})

const made = (): Promise<{ id: string; slug: string }> => ada.ok('POST /api/v1/events', { urlLink: 'example.com' })
const pathOf = ({ id }: { id: string }) => `/api/v1/events/${id}/description`
async function described(description: Description) {
  const event = await made()
  await ada.ok(`PUT ${pathOf(event)}`, description)
  return event
}
const pageOf = async ({ slug }: { slug: string }, language: Language = 'en'): Promise<string> =>
  (await ada.send(`GET /${language}/e/${slug}`)).body
async function uploaded({ id }: { id: string }): Promise<Extract<ContentBlock, { type: 'image' }>> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const upload = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  const file = await ada.ok(`POST /api/v1/events/${id}/pictures`, upload)
  return { type: 'image', file, alt: 'The hall', caption: text('At <night>') }
}
const contentOf = (html: string) => /<div class="content".*?<\/div>/s.exec(html)?.[0]

describe('a description', () => {
  it('is empty before the first, and stored as it is sent, in a version that increases', async () => {
    const event = await made()
    expect(await ada.ok(`GET ${pathOf(event)}`)).toEqual({ content: {}, replacesNotion: false, version: 0 })
    const content: Description['content'] = {
      en: [
        { type: 'heading', level: 1, text: text('Programme') },
        { type: 'numbered-list', items: [{ text: text('Doors'), children: [paragraph('at seven')] }] },
      ],
      fr: [paragraph('Portes à sept heures')],
    }
    const saved = await ada.ok(`PUT ${pathOf(event)}`, { content, replacesNotion: true, version: 0 })
    expect(saved).toEqual({ content, replacesNotion: true, version: 1 })
    expect(await ada.ok(`GET ${pathOf(event)}`)).toEqual(saved)
    expect((await ada.ok(`PUT ${pathOf(event)}`, { ...plain('New'), version: 1 })).version).toBe(2)
    const ahead = await ada.send(`PUT ${pathOf(await made())}`, { ...plain('New'), version: 1 })
    expect(ahead.body.code).toBe('stale')
  })

  it('is saved by one of several at the same time; the others learn that theirs is out of date', async () => {
    const event = await made()
    const first = await Promise.all(['A', 'B', 'C'].map((name) => ada.send(`PUT ${pathOf(event)}`, plain(name))))
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const later = await raceOnLock(
      app,
      'event_descriptions',
      ['D', 'E'].map((name) => () => ada.send(`PUT ${pathOf(event)}`, { ...plain(name), version: 1 })),
    )
    expect(later.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(later.find(({ status }) => status === 409)?.body.code).toBe('stale')
    const winner = later.find(({ status }) => status === 200)?.body
    expect(await ada.ok(`GET ${pathOf(event)}`)).toEqual(winner)
  })

  it('has only pictures of its own event', async () => {
    const event = await made()
    const image = await uploaded(event)
    const { file } = image
    const inList: ContentBlock = {
      type: 'list',
      items: [{ text: text('a'), children: [image, { ...image, alt: '' }] }],
    }
    const withPicture = { content: { en: [inList] }, replacesNotion: false, version: 0 }
    const refused = await ada.send(`PUT ${pathOf(await made())}`, withPicture)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ path: 'body.content.en', code: 'picture-missing' }],
    ])
    await ada.ok(`PUT ${pathOf(event)}`, withPicture)
    const html = await pageOf(event)
    expect(html).toContain(`srcSet="/files/${file.hash}/480.webp 480w, /files/${file.hash}/600.webp 600w"`)
    expect(html).toMatch(/width="600" height="400"[^>]* alt="The hall"/)
    expect(html).toMatch(/ alt=""/)
    expect(html).toContain('<figcaption dir="auto">At &lt;night&gt;</figcaption>')
  })

  it('may be long in every language, but not too long', async () => {
    const long = [paragraph('é'.repeat(100_000))]
    const content = { en: long, de: long, fr: long }
    const event = await described({ ...plain(''), content })
    expect((await ada.ok(`GET ${pathOf(event)}`)).content).toEqual(content)
    const html = await pageOf(event)
    expect(html).toContain('é'.repeat(100_000))
    expect(Buffer.byteLength(html)).toBeLessThan(250_000)
    const tooMany = {
      content: { de: Array.from({ length: 2001 }, () => paragraph('x')) },
      replacesNotion: false,
      version: 1,
    }
    expect((await ada.send(`PUT ${pathOf(event)}`, tooMany)).body.errors).toMatchObject([
      { path: 'body.content.de', code: 'too-many', limit: 2000 },
    ])
    const tooLong = { content: { en: [paragraph('x'.repeat(100_001))] }, replacesNotion: false, version: 1 }
    expect((await ada.send(`PUT ${pathOf(event)}`, tooLong)).body.errors).toMatchObject([
      { path: 'body.content.en', code: 'too-long', limit: 100_000 },
    ])
    const tooLarge = await ada.send(`PUT ${pathOf(event)}`, `"${'x'.repeat(2 * 1024 * 1024)}"`)
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'too-large'])
  })

  it('is copied with the event, with its pictures', async () => {
    const event = await made()
    const content = { en: [await uploaded(event)] }
    await ada.ok(`PUT ${pathOf(event)}`, { content, replacesNotion: true, version: 0 })
    const copy = await ada.ok(`POST /api/v1/events/${event.id}/duplicate`)
    const copied = await ada.ok(`GET ${pathOf(copy)}`)
    expect(copied).toEqual({ content, replacesNotion: true, version: 1 })
    // its pictures are its own, too
    expect((await ada.ok(`PUT ${pathOf(copy)}`, copied)).version).toBe(2)
  })

  it('is for the team, and written by those who may', async () => {
    const event = await described(plain('Ours'))
    const bob = await signUp(app.publicUrl)
    for (const call of ['GET', 'PUT'])
      expect((await bob.send(`${call} ${pathOf(event)}`, call === 'PUT' ? plain('Theirs') : undefined)).status).toBe(
        404,
      )
    expect((await testClient(app.publicUrl).send(`GET ${pathOf(event)}`)).status).toBe(401)
  })
})

describe('the page of an event', () => {
  it('shows the description as text, also what looks like markup', async () => {
    const event = await described({
      ...plain(''),
      content: {
        en: [
          { type: 'heading', level: 3, text: text('<script>run()</script>') },
          { type: 'toggle', text: text('Parking?'), children: [paragraph('Yes')] },
          {
            type: 'paragraph',
            text: [{ type: 'text', text: 'a', bold: true, link: 'https://example.com/"x' }],
            children: [],
          },
          { type: 'divider' },
        ],
      },
    })
    const html = contentOf(await pageOf(event))
    expect(html).toBe(
      '<div class="content" lang="en"><h2 dir="auto" class="heading-3">&lt;script&gt;run()&lt;/script&gt;</h2>' +
        '<details><summary dir="auto">Parking?</summary><p dir="auto">Yes</p></details>' +
        '<p dir="auto"><a href="https://example.com/&quot;x" rel="noopener nofollow ugc"><strong>a</strong></a></p><hr/></div>',
    )
  })

  it("shows it in the reader's language, else in the team's, else in one that there is, and says so", async () => {
    const event = await described({
      ...plain(''),
      content: { de: [paragraph('Einlass um sieben')], fr: [paragraph('Portes à sept heures')] },
    })
    await app.db.execute(sql`update events set status = 'On Sale' where id = ${event.id}`)
    await app.db.execute(sql`update teams set language = 'fr' where id = ${ada.me.lastTeam}`)
    const [en, de, fr] = [await pageOf(event, 'en'), await pageOf(event, 'de'), await pageOf(event, 'fr')]
    await app.db.execute(sql`update teams set language = 'en' where id = ${ada.me.lastTeam}`)
    expect([en, de, fr].map(contentOf)).toEqual([
      expect.stringContaining('lang="fr"><p dir="auto">Portes'),
      expect.stringContaining('lang="de"><p dir="auto">Einlass'),
      expect.stringContaining('lang="fr"><p dir="auto">Portes'),
    ])
    const note = 'This text is available in other languages only:'
    expect(en).toContain(note)
    expect(en).toMatch(new RegExp(`${note} <a href="/de/e/${event.slug}" hrefLang="de" lang="de">Deutsch</a>, <a `))
    expect(de + fr).not.toContain('role="note">')
    // search engines find it in these two languages
    expect(en).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/de/e/${event.slug}"`))
    expect([...en.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, is]) => is)).toEqual([
      ...['de', 'fr', 'x-default'],
    ])
    const sitemap = (await testClient(app.publicUrl).send('GET /sitemap.xml')).body
    expect([...sitemap.matchAll(new RegExp(`/(\\w\\w)/e/${event.slug}<`, 'g'))].map(([, is]) => is)).toEqual([
      'de',
      'fr',
    ])
  })

  it('shows the Notion page once there is one, unless the description replaces it', async () => {
    const event = await bed.event([notionParagraph('From Notion')])
    await ada.ok(`PUT ${pathOf(event)}`, plain('From Foyer'))
    expect(await pageOf(event)).toContain('From Foyer')
    await bed.syncDuePages()
    const page = await pageOf(event)
    expect(page).toContain('From Notion')
    expect(page).not.toContain('From Foyer')
    await ada.ok(`PUT ${pathOf(event)}`, { ...plain('From Foyer', true), version: 1 })
    expect(await pageOf(event)).toContain('From Foyer')
    expect((await ada.send(`GET /en/e/${event.slug}/preview`)).body).toContain('From Foyer')
  })

  it('changes at once, also in the page cache', async () => {
    const event = await described(plain('First'))
    await app.db.execute(sql`update events set status = 'On Sale' where id = ${event.id}`)
    const get = () => testClient(app.publicUrl).send(`GET /en/e/${event.slug}`)
    // a cached page has no request id, because it is sent before the router
    await vi.waitFor(async () => expect((await get()).headers.has('x-request-id')).toBe(false), 10_000)
    await ada.ok(`PUT ${pathOf(event)}`, { ...plain('Second'), version: 1 })
    await vi.waitFor(async () => expect((await get()).body).toContain('Second'), 2000)
  })
})
