import { describe, expect, it } from 'vitest'
import { pageLimits } from './limits.ts'
import { normalise } from './normalise.ts'
import type { ReadBlock, ReadPage } from './read-block.ts'
import { block, idOf, paragraph, rich, said } from './test/make.ts'
import type { FileCopy, Node } from './tree.ts'

const pageOf = (blocks: ReadBlock[], more: Partial<ReadPage> = {}): ReadPage => ({
  id: idOf(0xfeed),
  title: [],
  icon: null,
  cover: null,
  ...more,
  blocks,
})
const treeOf = (...blocks: ReadBlock[]) => normalise(pageOf(blocks), () => undefined).blocks

describe('a page', () => {
  const cover = { type: 'file', file: { url: 'https://s3.example/cover.jpg?X-Amz-Date=1', expiry_time: '' } } as const
  const icon = { type: 'external', external: { url: 'https://example.com/icon.svg' } } as const
  const picture: FileCopy = { hash: 'abc', type: 'image/jpeg', width: 1200, height: 400 }

  it('has its title, icon and cover, from copies whatever their addresses are today', () => {
    const keys: string[] = []
    const tree = normalise(pageOf([], { title: [rich('Summer '), rich('Night')], icon, cover }), (key) => {
      keys.push(key)
      return picture
    })
    expect(tree).toEqual({ title: 'Summer Night', icon: { type: 'file', file: picture }, cover: picture, blocks: [] })
    expect(keys.sort()).toEqual([
      `${idOf(0xfeed)} https://example.com/icon.svg`,
      `${idOf(0xfeed)} https://s3.example/cover.jpg`,
    ])
  })

  it('has neither where there is no copy, or one that is no picture', () => {
    const page = pageOf([], { icon, cover })
    expect(normalise(page, () => undefined)).toEqual({ title: '', blocks: [] })
    expect(normalise(page, () => ({ ...picture, type: 'text/html' }))).toEqual({ title: '', blocks: [] })
  })

  it('has no icon where Notion answers only the name of one of its own, and nothing is fetched for it', () => {
    const asked: string[] = []
    const named = { type: 'icon', icon: { name: 'star', color: 'red' } } as const
    const tree = normalise(pageOf([], { icon: named }), (key) => {
      asked.push(key)
      return picture
    })
    expect([tree, asked]).toEqual([{ title: '', blocks: [] }, []])
  })

  it('is kept without what PostgreSQL cannot hold', () => {
    const [node] = treeOf(paragraph('a\0b\ud800c'))
    expect(node).toMatchObject({ text: [{ text: 'ab\ufffdc' }] })
  })
})

describe('a page that is too large', () => {
  it('ends where the limit is, and says so', () => {
    const nodes = treeOf(...Array.from({ length: pageLimits.blocks + 2 }, (_, index) => paragraph(`${index}`)))
    expect(nodes).toHaveLength(pageLimits.blocks + 1)
    expect(nodes.at(-1)).toEqual({ type: 'left-out', reason: 'too-much', name: 'blocks' })
  })

  it('counts rows and columns too', () => {
    const many = <T>(make: () => T) => Array.from({ length: pageLimits.blocks }, make)
    const row = () => block('table_row', { cells: [[rich('x')]] })
    const table = block('table', { table_width: 1, has_column_header: false, has_row_header: false }, many(row))
    const columns = block(
      'column_list',
      {},
      many(() => block('column', {}, [paragraph('x')])),
    )
    expect(treeOf(table).at(-1)).toMatchObject({ reason: 'too-much' })
    expect(treeOf(columns).at(-1)).toMatchObject({ reason: 'too-much' })
    expect(treeOf(paragraph('one'), block('divider', {}))).toHaveLength(2)
  })

  it('is cut off where it is too deep, and says so there', () => {
    let nested = paragraph('deepest')
    for (let depth = 0; depth < 10_000; depth += 1)
      nested = { block: block('toggle', said(`${depth}`)).block, children: [nested] }
    const reached: string[] = []
    let nodes: Node[] = treeOf(nested)
    for (let node = nodes[0]; node; node = nodes[0]) {
      reached.push(node.type)
      nodes = 'children' in node ? node.children : []
    }
    expect(reached).toEqual([...Array(pageLimits.depth).fill('toggle'), 'left-out'])
  })
})

describe('lists', () => {
  const bullet = (text: string) => block('bulleted_list_item', said(text))
  const number = (text: string, start?: number) =>
    block('numbered_list_item', { ...said(text), ...(start !== undefined && { list_start_index: start }) })

  it('are put together from neighbours of one kind', () => {
    const nodes = treeOf(bullet('a'), bullet('b'), number('1'), number('2'), bullet('c'), paragraph('-'), bullet('d'))
    expect(nodes.map((node) => ('items' in node ? [node.type, node.items.length] : node.type))).toEqual([
      ['list', 2],
      ['numbered-list', 2],
      ['list', 1],
      'paragraph',
      ['list', 1],
    ])
  })

  it('begin again at a start number', () => {
    expect(treeOf(number('a', 5), number('b'), number('c', 1))).toMatchObject([
      { start: 5, items: [{}, {}] },
      { start: 1, items: [{}] },
    ])
  })

  it('of a synced block stay apart from those around it', () => {
    const synced = () => block('synced_block', { synced_from: null }, [bullet('x'), paragraph('y')])
    expect(treeOf(bullet('a'), synced(), synced(), bullet('b'))).toHaveLength(6)
  })
})

describe('places in a page', () => {
  const heading = (id: string) => block('heading_2', { ...said('H'), is_toggleable: false }, [], id)
  const anchorsIn = (nodes: Node[]) => nodes.map(({ anchor }) => anchor)

  it('have another name each, also where a synced block shows them twice', () => {
    const id = idOf(7)
    const twice = [
      heading(id),
      block('synced_block', { synced_from: { type: 'block_id', block_id: id } }, [heading(id)]),
    ]
    expect(new Set(anchorsIn(treeOf(...twice))).size).toBe(2)
  })

  it('are named where something leads to them, and nowhere else', () => {
    const bare = idOf(9).replaceAll('-', '')
    const link = block('paragraph', {
      ...said(rich('go', {}, `https://www.notion.so/Page-${bare}#${bare}`)),
      icon: null,
    })
    const target = block('quote', said('here'), [], idOf(9))
    expect(anchorsIn(treeOf(link, target, paragraph('x')))).toEqual([undefined, `b${bare}`, undefined])
  })

  it('of this page in Notion are no links: who reads it here may not come in there', () => {
    const here = `/${idOf(0xfeed).replaceAll('-', '')}`
    const [node] = treeOf(block('paragraph', { ...said(rich('go', {}, here)), icon: null }))
    expect(node).toMatchObject({ text: [{ type: 'text', text: 'go' }] })
    expect(JSON.stringify(node)).not.toContain('link')
  })
})

describe('a table', () => {
  it('has rows of one width, whatever Notion says', () => {
    const rows = [[[rich('a')]], [[rich('b')], [rich('c')]]].map((cells) => block('table_row', { cells }))
    const table = block('table', { table_width: 9, has_column_header: false, has_row_header: false }, [
      ...rows,
      paragraph('no row'),
    ])
    expect(treeOf(table)).toMatchObject([
      {
        rows: [
          [{}, []],
          [{}, {}],
        ].map(() => expect.any(Array)),
      },
    ])
    expect(treeOf(table)[0]).toMatchObject({ rows: [{ length: 2 }, { length: 2 }] })
  })
})

describe('columns', () => {
  const widths = (...ratios: (number | undefined)[]) => {
    const columns = ratios.map((ratio) => block('column', ratio === undefined ? {} : { width_ratio: ratio }))
    const [node] = treeOf(block('column_list', {}, columns))
    return node?.type === 'columns' ? node.columns.map(({ share }) => share) : []
  }

  it('have their shares of the width in twelfths', () => {
    expect(widths(0.75, 0.25)).toEqual([9, 3])
    expect(widths(undefined, undefined, undefined)).toEqual([4, 4, 4])
    expect(widths(0.01, 0.99)).toEqual([1, 12])
    expect(widths(0, 0)).toEqual([1, 1])
  })
})
