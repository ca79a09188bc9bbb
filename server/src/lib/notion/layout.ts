import type { Block, BlockContext, BlockType } from './block-context.ts'
import type { ReadBlock } from './read-block.ts'
import { fullBlock } from './read-block.ts'
import type { Columns, Node, Table, Tabs } from './tree.ts'

/** Converts a table. Fills up its rows to the same width. */
export function tableOf({ table }: Block<'table'>, context: BlockContext): Table {
  const read = context.children.flatMap((child) => blockOf(child, 'table_row') ?? [])
  const rows = read.filter(context.countBlock).map(({ table_row }) => (table_row.cells ?? []).map(context.text))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  for (const row of rows) while (row.length < width) row.push([])
  return { type: 'table', rows, headerRow: table.has_column_header, headerColumn: table.has_row_header }
}

/** Converts columns, with their shares of the width in twelfths. */
export function columnsOf(context: BlockContext): Columns {
  const columns = context.children.map((child) => ({
    ratio: blockOf(child, 'column')?.column.width_ratio ?? 1 / context.children.length,
    children: nodesIn(child, 'column', context),
  }))
  const total = columns.reduce((sum, { ratio }) => sum + ratio, 0)
  return {
    type: 'columns',
    columns: columns.map(({ ratio, children }) => ({ share: shareOf(ratio / total), children })),
  }
}

const shareOf = (part: number): number => Math.min(12, Math.max(1, Math.round(part * 12) || 1))

/** Converts tabs. Notion returns each as a paragraph: its text is the label, its children are the content. */
export function tabsOf(context: BlockContext): Tabs {
  const tabs = context.children.map((child) => {
    const tab = blockOf(child, 'paragraph')
    const label = context.text(tab?.paragraph.rich_text)
    return {
      label,
      ...(tab && context.icon(tab.id, tab.paragraph.icon)),
      children: nodesIn(child, 'paragraph', context),
    }
  })
  return { type: 'tabs', tabs }
}

/** The nodes below a block of the expected type; for a block of another type, its own nodes. */
const nodesIn = (read: ReadBlock, type: BlockType, context: BlockContext): Node[] =>
  blockOf(read, type) ? context.nodesWithin(read) : context.nodesOf(read)

function blockOf<Type extends BlockType>(read: ReadBlock, type: Type): Block<Type> | undefined {
  const block = fullBlock(read)
  // `as`: the type was just compared
  return block?.type === type ? (block as Block<Type>) : undefined
}
