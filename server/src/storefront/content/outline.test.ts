import { expect, it } from 'vitest'
import type { Heading, Node } from '../../lib/notion/tree.ts'
import { outlineOf } from './outline.ts'

const heading = (level: Heading['level'], toggle?: Node[]): Heading => ({
  type: 'heading',
  level,
  text: [],
  anchor: `b${level}`,
  ...(toggle && { toggle }),
})
const levels = (...blocks: Node[]) => outlineOf({ blocks }).map(({ level }) => level)

it.each([
  [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
  ],
  [
    [3, 3, 3],
    [2, 2, 2],
  ],
  [
    [1, 3, 3, 2, 3, 1],
    [2, 3, 3, 3, 4, 2],
  ],
  [
    [4, 1, 4],
    [2, 2, 3],
  ],
] as [Heading['level'][], number[]][])(
  'the Notion headings %j get the levels %j, so that no level is skipped',
  (notion, shown) => expect(levels(...notion.map((level) => heading(level)))).toEqual(shown),
)

it('headings are found inside all blocks that have children', () => {
  const item = (level: Heading['level']) => ({ text: [], children: [heading(level)] })
  expect(
    levels(
      heading(1, [heading(2)]),
      { type: 'toggle', ...item(2) },
      { type: 'paragraph', ...item(3) },
      { type: 'quote', ...item(3) },
      { type: 'callout', ...item(4) },
      { type: 'list', items: [item(1)] },
      { type: 'numbered-list', items: [item(2)] },
      { type: 'task-list', items: [{ ...item(3), checked: true }] },
      { type: 'columns', columns: [{ share: 6, children: [heading(1)] }] },
      { type: 'tabs', tabs: [{ label: [], children: [heading(2)] }] },
    ),
  ).toEqual([2, 3, 3, 4, 4, 5, 2, 3, 4, 2, 3])
})
