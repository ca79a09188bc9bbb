import { Client } from '@notionhq/client'
import { expect, it } from 'vitest'
import type { Ask } from '../../lib/notion/ask.ts'
import { normalise } from '../../lib/notion/normalise.ts'
import { readBlocks, readHead } from '../../lib/notion/read-page.ts'
import { block, bullet, heading, paragraph, plain, toggle } from '../../test/notion/blocks.ts'
import { openNotion } from '../../test/notion/fake-notion.ts'
import type { NewBlock } from '../../test/notion/things.ts'
import { renderContent } from './content.ts'
import { readable } from './test/readable.ts'

const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const many = <Thing>(count: number, make: (number: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/** Lists of more than the hundred blocks that Notion hands out at once, at several depths. */
const nested: NewBlock[] = [
  ...many(120, (number) => bullet(`Guest ${number}`)),
  heading(
    1,
    'Who plays',
    toggle('Friday', ...many(101, (number) => block('to_do', { ...text(`Band ${number}`), checked: true }))),
  ),
  block(
    'table',
    { table_width: 2, has_column_header: true, has_row_header: false },
    ...many(150, (number) => block('table_row', { cells: [plain(`Row ${number}`), plain('free')] })),
  ),
  block('column_list', {}, block('column', {}, bullet('a', bullet('b', bullet('c', paragraph('d')))))),
]

function text(content: string) {
  return { rich_text: plain(content), color: 'default' as const }
}

it('a page that was read in many parts is shown as one', async () => {
  await using notion = await openNotion()
  notion.world.addPage({ id: pageId, title: 'Long', blocks: nested })
  notion.world.addKey('ntn_long', { workspace: 'Courtyard', pages: [pageId] })
  const client = new Client({ auth: 'ntn_long', baseUrl: notion.url, notionVersion: '2026-03-11' })
  const ask: Ask = (question) => question(client)
  const page = { ...(await readHead(ask, pageId)), blocks: await readBlocks(ask, pageId) }
  expect(notion.log.filter(({ path }) => path.includes('start_cursor')).length).toBeGreaterThanOrEqual(3)

  const { html } = renderContent(
    normalise(page, () => undefined),
    'public',
    { language: 'en', timeZone: 'UTC' },
  )
  await expect(`${readable(html)}\n`).toMatchFileSnapshot('./golden/read-in-parts.html')
})
