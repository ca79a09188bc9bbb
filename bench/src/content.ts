import { gzipSync } from 'node:zlib'
import { normalise } from '@foyer/server/lib/notion/normalise'
import type { ReadBlock } from '@foyer/server/lib/notion/read-block'
import { block, formula, paragraph, rich, said } from '@foyer/server/lib/notion/test/make'
import { keptContent, renderContent } from '@foyer/server/public/content/content'
import type { Bench } from './figure.ts'
import { median } from './figure.ts'

const times = 15

/** 1,000 blocks, four deep: 40 toggles of 3 lists of 2 items of 2 lines with an equation each, and 120 paragraphs. */
function thousand(): ReadBlock[] {
  const many = (count: number, make: () => ReadBlock) => Array.from({ length: count }, make)
  const line = () =>
    block('paragraph', { ...said('One ', rich('bold', { bold: true }), ' and ', formula('a^2 + b^2')), icon: null })
  const item = () => block('bulleted_list_item', said('Item'), many(2, line))
  const list = () => block('numbered_list_item', said('List'), many(2, item))
  return [...many(40, () => block('toggle', said('Toggle'), many(3, list))), ...many(120, () => paragraph('Last'))]
}

/** How long it takes to make a large page from Notion, which is done once, and to have it again. */
export const content: Bench = {
  title: 'A Notion page of 1,000 blocks in depth 4',
  async measure() {
    const page = { id: 'page', title: [], icon: null, cover: null, blocks: thousand() }
    const given = { language: 'en', timeZone: 'UTC' } as const
    const tree = normalise(page, () => undefined)
    const { html } = renderContent(tree, 'public', given)
    const once = await timed(() => renderContent(tree, 'public', given))
    const had = () => keptContent('bench', async () => tree, given)
    await had()
    const again = await timed(had)
    return [
      { name: 'blocks', value: count(page.blocks), unit: '' },
      { name: 'made into what is kept', value: await timed(() => normalise(page, () => undefined)), unit: 'ms' },
      { name: 'made into HTML, once', value: once, unit: 'ms' },
      { name: 'had again, against made', value: again / once, unit: '×', budget: 0.01 },
      { name: 'HTML', value: html.length / 1000, unit: 'KB' },
      { name: 'HTML, after gzip', value: gzipSync(html).length / 1000, unit: 'KB' },
    ]
  },
}

async function timed(work: () => unknown): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < times; round += 1) {
    const began = performance.now()
    await work()
    samples.push(performance.now() - began)
  }
  return median(samples)
}

const count = (blocks: ReadBlock[]): number => blocks.reduce((sum, { children }) => sum + 1 + count(children), 0)
