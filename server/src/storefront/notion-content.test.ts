import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { testClient } from '../test/client.ts'
import { block, paragraph, plain } from '../test/notion/blocks.ts'
import type { NewBlock } from '../test/notion/model.ts'
import { startNotionTestBed } from '../test/notion/test-bed.ts'

const bed = await startNotionTestBed()

const get = (path: string) => testClient(bed.app.publicUrl).send(`GET ${path}`)
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''

/** Publishes an event whose Notion page has these blocks. @returns the path of its page */
async function published(...blocks: NewBlock[]): Promise<string> {
  const { id, slug } = await bed.event(blocks)
  await bed.syncDuePages()
  await bed.app.db.execute(sql`update events set status = 'On Sale', date_tba = false, venue = 'Hall' where id = ${id}`)
  return `/en/e/${slug}`
}

const video = block('embed', { url: 'https://vimeo.com/76979871', caption: [] })
const equation = block('equation', { expression: '\\frac{a}{b}' })

it('the content of the Notion page is on the page of the event, as text', async () => {
  const path = await published(paragraph('Bring <b>a coat</b><script>run()</script>'))
  const { body } = await get(path)
  expect(body).toContain('<p dir="auto">Bring &lt;b&gt;a coat&lt;/b&gt;&lt;script&gt;run()&lt;/script&gt;</p>')
})

it('its first paragraph describes the event for search engines and link previews, cut off between words', async () => {
  const descriptionAt = async (path: string) => {
    const { body } = await get(path)
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? []
    expect(body).toContain(`<meta property="og:description" content="${description}"/>`)
    return description
  }
  expect(await descriptionAt(await published(paragraph(' '), paragraph('Bring\na coat.'), paragraph('Or two.')))).toBe(
    'Bring a coat.',
  )
  const long = await descriptionAt(await published(paragraph('A night of song. '.repeat(30))))
  expect(long).toMatch(/ song\.…$|night…$|of…$|A…$/)
  expect(long.length).toBeLessThanOrEqual(301)
  const placed = await published(paragraph('Bring a coat.'))
  await bed.app.db.execute(sql`
    update events set date_tba = false, venue = 'Hall' where slug = ${placed.replace('/en/e/', '')}`)
  expect((await get(placed)).body).toContain('"description":"Bring a coat."')
  // without a text, its facts
  expect(await descriptionAt(await published(equation))).toMatch(/^Night, presented by .* · .*\d.* · Hall$/)
})

describe('the language of the content', () => {
  const arabic = paragraph('تفتح الأبواب في السابعة مساءً. يقام الحفل في الفناء')
  const german = paragraph(
    'Einlass ist um 19 Uhr. Das Konzert findet im Hof statt, bringen Sie bitte eine Jacke mit. Bei Regen spielen wir im Saal.',
  )
  /** The languages in which search engines learn of the page. */
  async function listedAs(path: string) {
    const [{ body }, { body: sitemap }] = await Promise.all([get(path), get('/sitemap.xml')])
    const slug = path.split('/').at(-1)
    return {
      canonical: /<link rel="canonical" href="[^"]*\/(\w\w)\/e\//.exec(body)?.[1],
      alternates: [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, language]) => language),
      sitemap: [...sitemap.matchAll(new RegExp(`/(\\w\\w)/e/${slug}<`, 'g'))].map(([, language]) => language),
      described: /"inLanguage":"([^"]+)"/.exec(body)?.[1],
    }
  }

  it('is on the content, with its direction, and not on the page around it', async () => {
    const path = await published(arabic)
    const { body } = await get(path)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('<div class="content" lang="ar" dir="rtl"><p dir="auto">')
    expect(await listedAs(path)).toEqual({ canonical: 'en', alternates: [], sitemap: ['en'], described: 'ar' })
  })

  it('is the one in which search engines find the page; all, where the content is in none', async () => {
    const path = await published(german)
    expect((await get(path)).body).toContain('<div class="content" lang="de"><p')
    expect(await listedAs(path)).toEqual({ canonical: 'de', alternates: [], sitemap: ['de'], described: 'de' })
    expect(await listedAs(await published(paragraph('Doors at seven')))).toEqual({
      canonical: 'en',
      alternates: ['en', 'de', 'fr', 'x-default'],
      sitemap: ['en', 'de', 'fr'],
      described: 'en',
    })
  })

  it('is as the organiser has set it', async () => {
    const { id, slug } = await bed.event([german])
    await bed.syncDuePages()
    expect(await bed.site(id)).toMatchObject({ language: 'de' })
    const change = (contentLanguage: string | null) => bed.ada.send(`PATCH /api/v1/events/${id}`, { contentLanguage })
    const page = async () => (await bed.ada.send(`GET /en/e/${slug}`)).body
    expect((await change('he')).body.contentLanguage).toBe('he')
    await vi.waitFor(async () => expect(await page()).toContain('<div class="content" lang="he" dir="rtl">'), 10_000)
    expect((await change('xx')).body.errors).toMatchObject([{ path: 'body.contentLanguage' }])
    await change(null)
    await vi.waitFor(async () => expect(await page()).toContain('<div class="content" lang="de">'), 10_000)
  })
})

it('a page without videos and equations has no extra permissions and loads no extra files', async () => {
  const path = await published(paragraph('Plain'))
  const { body } = await get(path)
  expect(await policyOf(path)).toBe(await policyOf('/en/e/nothing-here'))
  expect(body).not.toMatch(/equations-|<style|data-frame/)
})

it('a page with a video may show that host in a frame, also when it is sent from the page cache', async () => {
  const path = await published(video)
  const rendered = await policyOf(path)
  expect(rendered).toMatch(/; frame-src https:\/\/player\.vimeo\.com$/)
  // a cached page has no request id, because it is sent before the router
  await vi.waitFor(async () => expect((await get(path)).headers.has('x-request-id')).toBe(false), 10_000)
  expect(await policyOf(path)).toBe(rendered)
})

it('a page with an equation allows its own styles, and all its files exist', async () => {
  const path = await published(equation, block('code', { rich_text: plain('x'), caption: [], language: 'c' }))
  const { body, headers } = await get(path)
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(body) ?? []
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles))
  expect(styles).toContain('[data-k="0"]')
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
  const [, sheet = ''] = /"(\/public\/equations-[^"]+)"/.exec(body) ?? []
  const { status, body: css } = await get(sheet)
  const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, font]) => font ?? '')
  expect([status, fonts.length]).toEqual([200, 20])
  expect(css).not.toMatch(/\.woff\b|\.ttf/)
  for (const font of fonts) expect((await get(font)).headers.get('content-type')).toBe('font/woff2')
  expect(body).not.toContain('style=')
})

it('pages that are not public at Notion appear with neither title nor address, but are named in the preview', async () => {
  const { state } = bed.notion
  const href = (id: string) => `https://www.notion.so/${id.replaceAll('-', '')}`
  const mention = (id: string, title: string, kind: 'page' | 'database') => ({
    type: 'mention',
    plain_text: title,
    href: href(id),
    mention: { type: kind, [kind]: { id } },
  })
  const linked = { type: 'text', plain_text: 'all shifts', text: { content: 'all shifts', link: null } }
  const open = state.addPage({ title: 'Directions', publicUrl: 'https://stage.notion.site/directions' }).id
  const texts = [
    mention(state.newId(), 'Crew list', 'page'),
    mention(state.newId(), 'Fees', 'database'),
    { ...linked, href: `/${'ab'.repeat(16)}` },
    mention(open, 'Directions', 'page'),
  ]
  const key = 'ntn_key_of_linked_pages'
  state.addKey(key, { pages: [open] })
  const { id, slug } = await bed.event(
    [
      block('child_page', { title: 'Notes of the crew' }),
      // a linked view: Notion knows no database with its id
      block('child_database', { title: 'Budget' }),
      block('link_to_page', { type: 'page_id', page_id: state.newId() }),
      {
        type: 'toggle',
        payload: { rich_text: texts, color: 'default' },
        children: [block('child_page', { title: 'Salaries' })],
      },
    ],
    key,
  )
  await bed.syncDuePages()
  await bed.app.db.execute(sql`update events set status = 'On Sale' where id = ${id}`)
  expect(await bed.site(id)).toMatchObject({ state: 'connected', skipped: [] })
  const titles = ['Notes of the crew', 'Budget', 'Crew list', 'Fees', 'Salaries']
  const { body } = await get(`/en/e/${slug}`)
  for (const path of [`/en/e/${slug}`, '/sitemap.xml', `/en/e/${slug}/calendar.ics`])
    expect(JSON.stringify((await get(path)).body)).not.toMatch(new RegExp(titles.join('|')))
  expect(body).not.toContain('www.notion.so')
  expect(body).toContain('all shifts')
  expect(body).toMatch(/<a href="https:\/\/stage\.notion\.site\/directions"[^>]*>Directions</)
  const preview = (await bed.ada.send(`GET /en/e/${slug}/preview`)).body
  for (const title of titles) expect(preview).toContain(`“${title}” isn’t public`)
})
