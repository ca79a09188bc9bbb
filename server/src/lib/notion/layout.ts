import type { ReadBlock } from './read-block.ts'
import { fullBlock } from './read-block.ts'
import type { Block, BlockType, Reading } from './reading.ts'
import type { Columns, Node, Table, Tabs } from './tree.ts'

/** A table with all its rows, each of the same width. */
export function tableOf({ table }: Block<'table'>, reading: Reading): Table {
  const read = reading.children.flatMap((child) => blockOf(child, 'table_row') ?? [])
  const rows = read.filter(reading.admit).map(({ table_row }) => (table_row.cells ?? []).map(reading.text))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  for (const row of rows) while (row.length < width) row.push([])
  return { type: 'table', rows, headerRow: table.has_column_header, headerColumn: table.has_row_header }
}

/** Columns side by side, with their shares of the width in twelfths. */
export function columnsOf(reading: Reading): Columns {
  const columns = reading.children.map((child) => ({
    ratio: blockOf(child, 'column')?.column.width_ratio ?? 1 / reading.children.length,
    children: nodesIn(child, 'column', reading),
  }))
  const whole = columns.reduce((sum, { ratio }) => sum + ratio, 0)
  return {
    type: 'columns',
    columns: columns.map(({ ratio, children }) => ({ share: shareOf(ratio / whole), children })),
  }
}

const shareOf = (part: number): number => Math.min(12, Math.max(1, Math.round(part * 12) || 1))

/** Tabs: Notion gives a paragraph for each, whose text is the label and whose children are the content. */
export function tabsOf(reading: Reading): Tabs {
  const tabs = reading.children.map((child) => {
    const tab = blockOf(child, 'paragraph')
    const label = reading.text(tab?.paragraph.rich_text)
    return {
      label,
      ...(tab && reading.icon(tab.id, tab.paragraph.icon)),
      children: nodesIn(child, 'paragraph', reading),
    }
  })
  return { type: 'tabs', tabs }
}

/** What is below a block of the type that is expected here; any other stands for itself. */
const nodesIn = (read: ReadBlock, type: BlockType, reading: Reading): Node[] =>
  blockOf(read, type) ? reading.within(read) : reading.single(read)

function blockOf<Type extends BlockType>(read: ReadBlock, type: Type): Block<Type> | undefined {
  const block = fullBlock(read)
  // `as`: it is of that type
  return block?.type === type ? (block as Block<Type>) : undefined
}
