import { describe, expect, it } from 'vitest'
import { normalise } from '../../lib/notion/normalise.ts'
import type { ReadBlock } from '../../lib/notion/read-block.ts'
import { everyBlock, strangeBlocks } from '../../lib/notion/test/every-block.ts'
import { everyText } from '../../lib/notion/test/every-text.ts'
import { idOf } from '../../lib/notion/test/make.ts'
import type { FileCopy } from '../../lib/notion/tree.ts'
import { renderContent } from './content.ts'
import { readable } from './test/readable.ts'

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', mp4: 'video/mp4', mp3: 'audio/mpeg' }

/** A copy of every file, except those whose names say that they are too large or not copied. */
function copyOf(key: string): FileCopy | undefined {
  const [, name = '', ending = ''] = /([^/]+)\.(\w+)$/.exec(key) ?? []
  if (/too-large|not-copied|lost/.test(name) || /(films|files)\.example/.test(key)) return undefined
  const type = types[ending] ?? 'application/octet-stream'
  return { hash: `hash-of-${name}`, type, ...(type.startsWith('image/') && { width: 1200, height: 800 }) }
}

/** The public HTML of blocks, and the HTML of the preview if it differs. */
function renderBoth(blocks: ReadBlock[]): string {
  const tree = normalise({ id: idOf(0xfeed), title: [], icon: null, cover: null, blocks }, copyOf)
  const [publicHtml, preview] = (['public', 'preview'] as const).map((audience) => {
    const { html, ...more } = renderContent(tree, audience, { language: 'en', timeZone: 'Europe/Berlin' })
    return `${readable(html)}\n${JSON.stringify(more)}\n`
  })
  return publicHtml === preview ? `${publicHtml}` : `${publicHtml}\n<!-- in the preview -->\n${preview}`
}

describe.each([
  ['a block', 'block', everyBlock],
  ['a strange block', 'strange', strangeBlocks],
  ['text', 'text', everyText],
])('%s from Notion renders as recorded:', (_, folder, cases) => {
  it.each(Object.entries(cases))('%s', async (name, blocks) => {
    await expect(renderBoth(blocks)).toMatchFileSnapshot(`./golden/${folder}/${name}.html`)
  })
})
