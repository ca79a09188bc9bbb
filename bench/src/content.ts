import { gzipSync } from 'node:zlib'
import { normalise } from '@foyer/server/lib/notion/normalise'
import type { ReadBlock } from '@foyer/server/lib/notion/read-block'
import { block, formula, paragraph, rich, said } from '@foyer/server/lib/notion/test/make'
import { cachedContent, renderContent } from '@foyer/server/storefront/content/content'
import type { Bench } from './figure.ts'
import { median } from './figure.ts'

const measuredRounds = 15

/** 1,000 blocks in depth 4: 40 toggles of 3 lists of 2 items of 2 lines with an equation each, and 120 paragraphs. */
function thousandBlocks(): ReadBlock[] {
  const repeat = (count: number, make: () => ReadBlock) => Array.from({ length: count }, make)
  const line = () =>
    block('paragraph', { ...said('One ', rich('bold', { bold: true }), ' and ', formula('a^2 + b^2')), icon: null })
  const item = () => block('bulleted_list_item', said('Item'), repeat(2, line))
  const list = () => block('numbered_list_item', said('List'), repeat(2, item))
  return [
    ...repeat(40, () => block('toggle', said('Toggle'), repeat(3, list))),
    ...repeat(120, () => paragraph('Last')),
  ]
}

/** Time to render a large Notion page, which the server does once per version, and to read it from the cache. */
export const content: Bench = {
  title: 'A Notion page of 1,000 blocks in depth 4',
  async measure() {
    const page = { id: 'page', title: [], icon: null, cover: null, blocks: thousandBlocks() }
    const options = { language: 'en', timeZone: 'UTC' } as const
    const tree = normalise(page, () => undefined)
    const { html } = renderContent(tree, 'public', options)
    const renderMs = await medianMs(() => renderContent(tree, 'public', options))
    const readCached = () => cachedContent('bench', async () => tree, options)
    await readCached()
    const cachedMs = await medianMs(readCached)
    return [
      { name: 'blocks', value: count(page.blocks), unit: '' },
      {
        name: 'normalised to the stored tree',
        value: await medianMs(() => normalise(page, () => undefined)),
        unit: 'ms',
      },
      { name: 'rendered to HTML', value: renderMs, unit: 'ms' },
      { name: 'read from the cache, relative to rendering', value: cachedMs / renderMs, unit: '×', budget: 0.01 },
      { name: 'HTML', value: html.length / 1000, unit: 'KB' },
      { name: 'HTML, after gzip', value: gzipSync(html).length / 1000, unit: 'KB' },
    ]
  },
}

async function medianMs(work: () => unknown): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < measuredRounds; round++) {
    const began = performance.now()
    await work()
    samples.push(performance.now() - began)
  }
  return median(samples)
}

const count = (blocks: ReadBlock[]): number => blocks.reduce((sum, { children }) => sum + 1 + count(children), 0)
