import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { block, paragraph, plain } from '../test/notion/blocks.ts'
import type { NotionStage } from '../test/notion/stage.ts'
import { openStage } from '../test/notion/stage.ts'
import type { NewBlock } from '../test/notion/things.ts'
import { visitor } from '../test/visitor.ts'

let stage: NotionStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const look = (path: string) => visitor(stage.house.publicUrl).send(`GET ${path}`)
const policyOf = async (path: string) => (await look(path)).headers.get('content-security-policy') ?? ''

/** An event that everybody sees, with a page of these blocks. @returns the address of its page */
async function published(...blocks: NewBlock[]): Promise<string> {
  const { id, slug } = await stage.event(blocks)
  await stage.readDue()
  await stage.house.db.execute(sql`update events set status = 'On Sale' where id = ${id}`)
  return `/en/e/${slug}`
}

const video = block('embed', { url: 'https://vimeo.com/76979871', caption: [] })
const equation = block('equation', { expression: '\\frac{a}{b}' })

it('what stands in Notion stands on the page of the event, as text', async () => {
  const path = await published(paragraph('Bring <b>a coat</b><script>run()</script>'))
  const { body } = await look(path)
  expect(body).toContain('<p>Bring &lt;b&gt;a coat&lt;/b&gt;&lt;script&gt;run()&lt;/script&gt;</p>')
  expect(body).toContain('href="#tickets"')
})

it('a page without videos and equations may do no more, and loads no more, than any other', async () => {
  const path = await published(paragraph('Plain'))
  const { body } = await look(path)
  expect(await policyOf(path)).toBe(await policyOf('/en/e/nothing-here'))
  expect(body).not.toMatch(/equations-|<style|data-frame/)
})

it('a page with a video may show that host in a frame, also when it comes from the shelf', async () => {
  const path = await published(video)
  const made = await policyOf(path)
  expect(made).toMatch(/; frame-src https:\/\/player\.vimeo\.com$/)
  // what comes from there has passed nothing that names requests
  await vi.waitFor(async () => expect((await look(path)).headers.has('x-request-id')).toBe(false), 10_000)
  expect(await policyOf(path)).toBe(made)
})

it('a page with an equation lets in its own rules, and needs files that are there', async () => {
  const path = await published(equation, block('code', { rich_text: plain('x'), caption: [], language: 'c' }))
  const { body, headers } = await look(path)
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(body) ?? []
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles))
  expect(styles).toContain('[data-k="0"]')
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
  const [, sheet = ''] = /"(\/public\/equations-[^"]+)"/.exec(body) ?? []
  const { status, body: css } = await look(sheet)
  const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, font]) => font ?? '')
  expect([status, fonts.length]).toEqual([200, 20])
  expect(css).not.toMatch(/\.woff\b|\.ttf/)
  for (const font of fonts) expect((await look(font)).headers.get('content-type')).toBe('font/woff2')
  expect(body).not.toContain('style=')
})
