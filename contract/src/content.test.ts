import { expect, it } from 'vitest'
import type { ContentBlock } from './content.ts'
import { Content, contentLength, maxContentDepth, picturesIn } from './content.ts'
import { check } from './http/check.ts'
import { ProblemError } from './http/problem-error.ts'

const text = (value: string, marks = {}) => [{ type: 'text' as const, text: value, ...marks }]
const paragraph = (value: string, marks = {}): ContentBlock => ({
  type: 'paragraph',
  text: text(value, marks),
  children: [],
})
const file = { hash: 'a'.repeat(64), type: 'image/webp', width: 4, height: 3 }
const image: ContentBlock = { type: 'image', file, alt: 'The hall', caption: text('At night') }
const inQuotes = (levels: number): ContentBlock =>
  levels === 1 ? paragraph('deep') : { type: 'quote', text: [], children: [inQuotes(levels - 1)] }

const every: ContentBlock[] = [
  { type: 'heading', level: 1, text: text('Programme') },
  paragraph('Doors at seven,\nshow at eight', { bold: true, italic: true, strikethrough: true, code: true }),
  paragraph('Write to us', { link: 'mailto:hello@example.com' }),
  { type: 'list', items: [{ text: text('First'), children: [paragraph('more')] }] },
  { type: 'numbered-list', items: [{ text: text('One'), children: [] }] },
  { type: 'quote', text: text('A night to remember'), children: [] },
  { type: 'toggle', text: text('Is there parking?'), children: [paragraph('Yes.'), image] },
  image,
  { type: 'divider' },
]

/** The path and the code of the first fault. */
function faultOf(value: unknown): string | undefined {
  try {
    check(Content, value, 'body')
  } catch (error) {
    const [fault] = error instanceof ProblemError ? (error.details.errors ?? []) : []
    return fault ? `${fault.path} ${fault.code}` : String(error)
  }
  return undefined
}

it('takes every kind of block, down to the deepest level', () => {
  expect(Content.parse(every)).toEqual(every)
  expect(faultOf([inQuotes(maxContentDepth)])).toBeUndefined()
})

it('counts the characters and finds the pictures at every level', () => {
  expect(contentLength(every)).toBe(
    every
      .map((block) => JSON.stringify(block))
      .join()
      .match(/"text":"[^"]*"/g)
      ?.map((part) => JSON.parse(`{${part}}`).text.length)
      .reduce((sum, length) => sum + length, 0),
  )
  expect(picturesIn(every)).toEqual([file.hash, file.hash])
})

it.each<[string, unknown, string]>([
  ['nothing', [], 'body required'],
  ['a block of another kind', [{ type: 'html', html: '<b>' }], 'body.0.type format'],
  ['a field of the tree that members cannot set', [{ ...paragraph('a'), color: 'red' }], 'body.0.color unknown-field'],
  ['a script as a link', [paragraph('a', { link: 'javascript:alert(1)' })], 'body.0.text.0.link address-format'],
  ['a data link', [paragraph('a', { link: 'data:text/html,<script>' })], 'body.0.text.0.link address-format'],
  ['half a link', [paragraph('a', { link: 'https://' })], 'body.0.text.0.link address-format'],
  ['a character that reverses the text', [paragraph('a\u202eb')], 'body.0.text.0.text control-characters'],
  [
    'a picture by address',
    [{ ...image, file: { ...file, hash: 'https://example.com/a.png' } }],
    'body.0.file.hash format',
  ],
  ['a level too many', [inQuotes(maxContentDepth + 1)], 'body.0.children.0.children.0.children.0.children too-many'],
  ['100,001 characters', [paragraph('x'.repeat(60_000)), paragraph('x'.repeat(40_001))], 'body too-long'],
])('refuses %s', (_, value, fault) => {
  expect(faultOf(value)).toBe(fault)
})

it('refuses blocks that are nested a hundred thousand times without running out of stack', () => {
  const open = '[{"type":"quote","text":[],"children":'.repeat(100_000)
  expect(faultOf(JSON.parse(`${open}[]${'}]'.repeat(100_000)}`))).toMatch(/^body\..* /)
})
