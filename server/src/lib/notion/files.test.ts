import { describe, expect, it } from 'vitest'
import { fileKey, filesOf } from './files.ts'
import type { ReadBlock } from './read-block.ts'

// `as`: blocks as far as they matter here
const block = (type: string, payload: object, children: ReadBlock[] = []) =>
  ({ block: { object: 'block', id: `id-${type}`, type, [type]: payload }, children }) as unknown as ReadBlock

const kept = (name: string) => ({
  type: 'file',
  file: { url: `https://s3.example/${name}?X-Amz-Date=1`, expiry_time: '' },
})
const elsewhere = (name: string) => ({ type: 'external', external: { url: `https://example.com/${name}` } })
const emoji = { type: 'custom_emoji', custom_emoji: { id: 'e1', name: 'foyer', url: 'https://s3.example/foyer.png?a' } }

const urlsOf = (blocks: ReadBlock[]) =>
  filesOf({ id: 'page', icon: null, cover: null, title: [], blocks }).map(({ url }) => url)

describe('the files of a page', () => {
  it('are known by the same name at every read', () => {
    expect(fileKey('b1', 'https://s3.example/a/b.png?X-Amz-Date=1#x')).toBe('b1 https://s3.example/a/b.png')
    expect(fileKey('b1', 'https://s3.example/a/b.png?X-Amz-Date=2')).toBe('b1 https://s3.example/a/b.png')
  })

  it('are its icon and cover, the pictures, icons and emoji at any depth, and what lies with Notion', () => {
    const mention = { rich_text: [{ type: 'mention', mention: emoji }] }
    const blocks = [
      block('toggle', mention, [block('image', { ...elsewhere('a.png'), caption: [] })]),
      block('callout', { rich_text: [], icon: elsewhere('icon.svg') }),
      block('table_row', { cells: [[{ type: 'mention', mention: emoji }]] }),
      block('pdf', kept('a.pdf')),
    ]
    expect(filesOf({ id: 'page', icon: emoji as never, cover: kept('cover.jpg') as never, title: [], blocks })).toEqual(
      [
        { key: 'e1 https://s3.example/foyer.png', url: 'https://s3.example/foyer.png?a' },
        { key: 'page https://s3.example/cover.jpg', url: 'https://s3.example/cover.jpg?X-Amz-Date=1' },
        { key: 'id-image https://example.com/a.png', url: 'https://example.com/a.png' },
        { key: 'id-callout https://example.com/icon.svg', url: 'https://example.com/icon.svg' },
        { key: 'id-pdf https://s3.example/a.pdf', url: 'https://s3.example/a.pdf?X-Amz-Date=1' },
      ],
    )
  })

  it.each(['video', 'audio', 'pdf', 'file'])('that a %s shows from elsewhere stay there', (type) => {
    expect(urlsOf([block(type, elsewhere('x'))])).toEqual([])
    expect(urlsOf([block(type, kept('x'))])).toHaveLength(1)
  })

  it('are none where Notion gives no address, or nothing but an id', () => {
    expect(urlsOf([block('image', { caption: [] }), { block: { object: 'block', id: 'x' }, children: [] }])).toEqual([])
  })
})
