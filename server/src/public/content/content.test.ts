import { expect, it } from 'vitest'
import type { Node } from '../../lib/notion/tree.ts'
import { keptContent, renderContent } from './content.ts'

const text = (content: string) => [{ type: 'text' as const, text: content }]
const date: Node = { type: 'paragraph', text: [{ type: 'date', start: '2026-11-20T18:30:00.000Z' }], children: [] }
const player: Node = {
  ...{ type: 'player', host: 'Vimeo', url: 'https://vimeo.com/1', caption: [] },
  frame: 'https://player.vimeo.com/video/1',
}
const inBerlin = { language: 'de', timeZone: 'Europe/Berlin' } as const
const kept = (hash: string, blocks: Node[], given: Parameters<typeof keptContent>[2] = inBerlin) =>
  keptContent(hash, async () => ({ title: '', blocks }), given)

it('content is made once for each language, and anew when it changes', async () => {
  const first = await kept('one', [date])
  expect(await kept('one', [date])).toBe(first)
  expect(await kept('two', [date])).not.toBe(first)
  expect((await kept('one', [date], { ...inBerlin, language: 'fr' }))?.html).not.toBe(first?.html)
  expect((await kept('one', [date], { ...inBerlin, timeZone: 'Asia/Tokyo' }))?.html).not.toBe(first?.html)
})

it('only so much content is kept', async () => {
  const long: Node[] = [{ type: 'paragraph', text: text('x'.repeat(5_000_000)), children: [] }]
  const first = await kept('first', long)
  for (const hash of ['second', 'third', 'fourth', 'fifth']) await kept(hash, long)
  expect(await kept('first', long)).not.toBe(first)
})

it('moments that name no zone are said in the event’s', () => {
  const { html } = renderContent({ title: '', blocks: [date] }, 'public', { ...inBerlin, timeZone: 'Asia/Tokyo' })
  expect(html).toContain('21. Nov. 2026, 03:30')
})

it('a page asks for no more than what is on it', () => {
  const plain: Node = { type: 'paragraph', text: text('plain'), children: [] }
  const equation: Node = { type: 'equation', expression: '\\frac{a}{b}' }
  const made = (...blocks: Node[]) => renderContent({ title: '', blocks }, 'public', inBerlin)
  expect(made(plain).allowed).toBeUndefined()
  expect(made(player, player).allowed).toEqual({ frames: ['https://player.vimeo.com'], styles: [] })
  const { styles, allowed } = made(equation)
  expect(allowed).toEqual({ frames: [], styles: [styles] })
})
