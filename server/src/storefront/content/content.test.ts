import { expect, it } from 'vitest'
import type { Node } from '../../lib/notion/tree.ts'
import { cachedContent, renderContent } from './content.ts'

const text = (content: string) => [{ type: 'text' as const, text: content }]
const date: Node = { type: 'paragraph', text: [{ type: 'date', start: '2026-11-20T18:30:00.000Z' }], children: [] }
const player: Node = {
  type: 'player',
  host: 'Vimeo',
  url: 'https://vimeo.com/1',
  caption: [],
  frame: 'https://player.vimeo.com/video/1',
}
const inBerlin = { language: 'de', timeZone: 'Europe/Berlin' } as const
const cached = (hash: string, blocks: Node[], place: Parameters<typeof cachedContent>[2] = inBerlin) =>
  cachedContent(hash, async () => ({ title: '', blocks }), place)

it('content is rendered once for each language and time zone, and again when it changes', async () => {
  const first = await cached('one', [date])
  expect(await cached('one', [date])).toBe(first)
  expect(await cached('two', [date])).not.toBe(first)
  expect((await cached('one', [date], { ...inBerlin, language: 'fr' }))?.html).not.toBe(first?.html)
  expect((await cached('one', [date], { ...inBerlin, timeZone: 'Asia/Tokyo' }))?.html).not.toBe(first?.html)
})

it('the cache has a size limit and evicts the oldest content', async () => {
  const long: Node[] = [{ type: 'paragraph', text: text('x'.repeat(5_000_000)), children: [] }]
  const first = await cached('first', long)
  for (const hash of ['second', 'third', 'fourth', 'fifth']) await cached(hash, long)
  expect(await cached('first', long)).not.toBe(first)
})

it('times without a zone are shown in the event’s time zone', () => {
  const { html } = renderContent({ title: '', blocks: [date] }, 'public', { ...inBerlin, timeZone: 'Asia/Tokyo' })
  expect(html).toContain('21.\u00a0Nov.\u00a02026, 03:30\u00a0Uhr')
})

it('a page has only the permissions that its content needs', () => {
  const plain: Node = { type: 'paragraph', text: text('plain'), children: [] }
  const equation: Node = { type: 'equation', expression: '\\frac{a}{b}' }
  const render = (...blocks: Node[]) => renderContent({ title: '', blocks }, 'public', inBerlin)
  expect(render(plain).permissions).toBeUndefined()
  expect(render(player, player).permissions).toEqual({ frames: ['https://player.vimeo.com'], styles: [] })
  const { styles, permissions } = render(equation)
  expect(permissions).toEqual({ frames: [], styles: [styles] })
})

it('leaves its text to find its own direction, block by block', () => {
  const item = { text: text('خبز'), children: [] }
  const blocks: Node[] = [
    { type: 'heading', level: 1, text: text('مهرجان الصيف'), anchor: 'a' },
    { type: 'paragraph', text: text('Doors at seven'), children: [] },
    { type: 'quote', text: text('أهلا وسهلا'), children: [] },
    { type: 'list', items: [item] },
    { type: 'table', rows: [[text('اسم')]], headerRow: false, headerColumn: false },
  ]
  const { html } = renderContent({ title: '', blocks }, 'public', { language: 'en', timeZone: 'UTC' })
  expect(html.match(/<(?:h2|p|blockquote|ul|table)[^>]*dir="auto"/g)).toHaveLength(5)
  // text with the attribute of its own would not count for the quote
  expect(html).toMatch(/<blockquote dir="auto"><p>/)
})

it('a page that an earlier version of Foyer has converted shows no link to pages that are not public', () => {
  const link: Node = { type: 'page-link', to: 'page', title: 'Notes of the crew', url: 'https://www.notion.so/1' }
  const shown = (node: Node) => renderContent({ title: '', blocks: [node] }, 'public', inBerlin).html
  expect(shown(link)).toBe('')
  expect(shown({ ...link, public: true })).toContain('Notes of the crew')
})
