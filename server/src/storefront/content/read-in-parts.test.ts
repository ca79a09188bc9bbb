import { Client } from '@notionhq/client'
import { expect, it } from 'vitest'
import type { NotionCall } from '../../lib/notion/call.ts'
import { normalise } from '../../lib/notion/normalise.ts'
import { readBlocks, readHead } from '../../lib/notion/read-page.ts'
import { block, bullet, heading, paragraph, plain, toggle } from '../../test/notion/blocks.ts'
import type { NewBlock } from '../../test/notion/model.ts'
import { startNotionStandIn } from '../../test/notion/notion-stand-in.ts'
import { renderContent } from './content.ts'
import { readable } from './test/readable.ts'

const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
const many = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/** Lists at several depths that are longer than a page of the Notion API, which has a hundred blocks. */
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

it('a page that was read with many requests renders as one page', async () => {
  await using notion = await startNotionStandIn()
  notion.state.addPage({ id: pageId, title: 'Long', blocks: nested })
  notion.state.addKey('ntn_long', { workspace: 'Courtyard', pages: [pageId] })
  const client = new Client({ auth: 'ntn_long', baseUrl: notion.url, notionVersion: '2026-03-11' })
  const call: NotionCall = (request) => request(client)
  const page = { ...(await readHead(call, pageId)), blocks: await readBlocks(call, pageId) }
  expect(notion.log.filter(({ path }) => path.includes('start_cursor')).length).toBeGreaterThanOrEqual(3)

  const { html } = renderContent(
    normalise(page, () => undefined),
    'public',
    { language: 'en', timeZone: 'UTC' },
  )
  await expect(`${readable(html)}\n`).toMatchFileSnapshot('./golden/read-in-parts.html')
})
