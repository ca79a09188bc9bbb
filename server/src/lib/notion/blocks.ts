import { cleanText } from './clean-text.ts'
import { colorOf } from './color.ts'
import { columnsOf, tableOf, tabsOf } from './layout.ts'
import { downloadOf, elsewhere, leftOut, mediaOf } from './media.ts'
import type { Block, BlockType, Reading } from './reading.ts'
import { notionPage } from './safe-link.ts'
import type { Item, Node } from './tree.ts'

type Written =
  | 'paragraph'
  | 'heading_1'
  | 'heading_2'
  | 'heading_3'
  | 'heading_4'
  | 'bulleted_list_item'
  | 'numbered_list_item'
  | 'to_do'
  | 'toggle'
  | 'quote'
  | 'callout'
  | 'code'
  | 'equation'

/**
 * What a block becomes. Every type that Notion's client knows has its case here or in the two below; a type that comes
 * with a later client does not compile, and one that Notion sends before that is left out.
 */
export function nodesOf(block: Block<BlockType>, reading: Reading): Node[] {
  switch (block.type) {
    case 'paragraph': {
      const body = bodyOf(block.paragraph, reading)
      return body.text.length + body.children.length > 0 ? [{ type: 'paragraph', ...body }] : []
    }
    case 'heading_1':
      return [headingOf(1, block, block.heading_1, reading)]
    case 'heading_2':
      return [headingOf(2, block, block.heading_2, reading)]
    case 'heading_3':
      return [headingOf(3, block, block.heading_3, reading)]
    case 'heading_4':
      return [headingOf(4, block, block.heading_4, reading)]
    case 'bulleted_list_item':
      return [{ type: 'list', items: [bodyOf(block.bulleted_list_item, reading)] }]
    case 'numbered_list_item': {
      const { list_start_index: start, list_format: format } = block.numbered_list_item
      const items = [bodyOf(block.numbered_list_item, reading)]
      return [{ type: 'numbered-list', ...(start !== undefined && { start }), ...(format && { format }), items }]
    }
    case 'to_do': {
      const checked = block.to_do.checked === true
      return [{ type: 'task-list', items: [{ ...bodyOf(block.to_do, reading), checked }] }]
    }
    case 'toggle':
      return [{ type: 'toggle', ...bodyOf(block.toggle, reading) }]
    case 'quote':
      return [{ type: 'quote', ...bodyOf(block.quote, reading) }]
    case 'callout':
      return [{ type: 'callout', ...reading.icon(block.id, block.callout.icon), ...bodyOf(block.callout, reading) }]
    case 'code': {
      const { rich_text, caption, language } = block.code
      return [
        { type: 'code', text: reading.text(rich_text), language: cleanText(language), caption: reading.text(caption) },
      ]
    }
    case 'equation':
      return [{ type: 'equation', expression: cleanText(block.equation.expression) }]
    default:
      return nodesOfLayout(block, reading)
  }
}

type Layout =
  | 'divider'
  | 'table_of_contents'
  | 'breadcrumb'
  | 'table'
  | 'table_row'
  | 'column_list'
  | 'column'
  | 'tab'
  | 'synced_block'

/** What gives a page its shape. */
function nodesOfLayout(block: Block<Exclude<BlockType, Written>>, reading: Reading): Node[] {
  switch (block.type) {
    case 'divider':
      return [{ type: 'divider' }]
    case 'table_of_contents':
      return [{ type: 'contents', ...colorOf(block.table_of_contents.color) }]
    case 'breadcrumb':
      // the way to a page within Notion says nothing here
      return []
    case 'table':
      return [tableOf(block, reading)]
    case 'table_row':
      // a row without its table
      return [
        {
          type: 'table',
          rows: [(block.table_row.cells ?? []).map(reading.text)],
          headerRow: false,
          headerColumn: false,
        },
      ]
    case 'column_list':
      return [columnsOf(reading)]
    case 'column':
      // a column without its neighbours
      return reading.below()
    case 'tab':
      return [tabsOf(reading)]
    case 'synced_block':
      // the original's children stand in the copy too, unless the original is not shared
      return block.has_children && reading.children.length === 0 ? [leftOut('unreadable', block.type)] : reading.below()
    default:
      return nodesOfOthers(block, reading)
  }
}

/** What comes from elsewhere, and what is not for everybody. */
function nodesOfOthers(block: Block<Exclude<BlockType, Written | Layout>>, reading: Reading): Node[] {
  switch (block.type) {
    case 'image':
      return [mediaOf(block, block.image, reading)]
    case 'video':
      return [mediaOf(block, block.video, reading)]
    case 'audio':
      return [mediaOf(block, block.audio, reading)]
    case 'pdf':
      return [downloadOf(block, block.pdf, reading)]
    case 'file':
      return [downloadOf(block, block.file, reading)]
    case 'bookmark':
      return [elsewhere(block.type, block.bookmark.url, reading.text(block.bookmark.caption))]
    case 'embed':
      return [elsewhere(block.type, block.embed.url, reading.text(block.embed.caption))]
    case 'link_preview':
      return [elsewhere(block.type, block.link_preview.url, [])]
    case 'link_to_page':
      return [pageLinkOf(block)]
    case 'child_page':
      return [{ type: 'page-link', to: 'page', title: cleanText(block.child_page.title), url: notionPage(block.id) }]
    case 'child_database': {
      const title = cleanText(block.child_database.title)
      return [{ type: 'page-link', to: 'database', title, url: notionPage(block.id) }]
    }
    case 'template':
    case 'meeting_notes':
    case 'transcription':
      return [leftOut('private', block.type)]
    case 'unsupported':
      return [leftOut('unsupported', block.unsupported.block_type)]
    default:
      return unknown(block)
  }
}

const unknown = (block: never): Node[] => [leftOut('unsupported', (block as { type: string }).type)]

type Payload = Block<'toggle'>['toggle']

const bodyOf = ({ rich_text, color }: Payload, reading: Reading): Item => ({
  text: reading.text(rich_text),
  ...colorOf(color),
  children: reading.below(),
})

function headingOf(
  level: 1 | 2 | 3 | 4,
  { id }: { id: string },
  payload: Block<'heading_1'>['heading_1'],
  reading: Reading,
): Node {
  const { children, ...body } = bodyOf(payload, reading)
  // a heading has something below it only where it can be opened
  const toggle = payload.is_toggleable || children.length > 0 ? { toggle: children } : {}
  return { type: 'heading', level, ...body, anchor: reading.anchor(id), ...toggle }
}

function pageLinkOf({ link_to_page: link }: Block<'link_to_page'>): Node {
  switch (link.type) {
    case 'page_id':
      return { type: 'page-link', to: 'page', url: notionPage(link.page_id) }
    case 'database_id':
      return { type: 'page-link', to: 'database', url: notionPage(link.database_id) }
    case 'comment_id':
      return leftOut('private', 'comment')
  }
}
