import type { Block, BlockContext, BlockType } from './block-context.ts'
import { cleanText } from './clean-text.ts'
import { colorOf } from './color.ts'
import { columnsOf, tableOf, tabsOf } from './layout.ts'
import { downloadOf, linkNode, mediaOf, skippedNode } from './media.ts'
import type { Item, Node, PageLink } from './tree.ts'

type TextBlockType =
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
 * Converts a block into nodes. Every type that Notion's client knows has a case here or in the two functions below: a
 * new type of a later client does not compile. A type that the client does not know yet becomes a skipped node.
 */
export function nodesOf(block: Block<BlockType>, context: BlockContext): Node[] {
  switch (block.type) {
    case 'paragraph': {
      const body = bodyOf(block.paragraph, context)
      return body.text.length + body.children.length > 0 ? [{ type: 'paragraph', ...body }] : []
    }
    case 'heading_1':
      return [headingOf(1, block, block.heading_1, context)]
    case 'heading_2':
      return [headingOf(2, block, block.heading_2, context)]
    case 'heading_3':
      return [headingOf(3, block, block.heading_3, context)]
    case 'heading_4':
      return [headingOf(4, block, block.heading_4, context)]
    case 'bulleted_list_item':
      return [{ type: 'list', items: [bodyOf(block.bulleted_list_item, context)] }]
    case 'numbered_list_item': {
      const { list_start_index: start, list_format: format } = block.numbered_list_item
      const items = [bodyOf(block.numbered_list_item, context)]
      return [{ type: 'numbered-list', ...(start !== undefined && { start }), ...(format && { format }), items }]
    }
    case 'to_do': {
      const checked = block.to_do.checked === true
      return [{ type: 'task-list', items: [{ ...bodyOf(block.to_do, context), checked }] }]
    }
    case 'toggle':
      return [{ type: 'toggle', ...bodyOf(block.toggle, context) }]
    case 'quote':
      return [{ type: 'quote', ...bodyOf(block.quote, context) }]
    case 'callout':
      return [{ type: 'callout', ...context.icon(block.id, block.callout.icon), ...bodyOf(block.callout, context) }]
    case 'code': {
      const { rich_text, caption, language } = block.code
      return [
        { type: 'code', text: context.text(rich_text), language: cleanText(language), caption: context.text(caption) },
      ]
    }
    case 'equation':
      return [{ type: 'equation', expression: cleanText(block.equation.expression) }]
    default:
      return nodesOfLayout(block, context)
  }
}

type LayoutBlockType =
  | 'divider'
  | 'table_of_contents'
  | 'breadcrumb'
  | 'table'
  | 'table_row'
  | 'column_list'
  | 'column'
  | 'tab'
  | 'synced_block'

/** Converts a layout block, such as columns and tables. */
function nodesOfLayout(block: Block<Exclude<BlockType, TextBlockType>>, context: BlockContext): Node[] {
  switch (block.type) {
    case 'divider':
      return [{ type: 'divider' }]
    case 'table_of_contents':
      return [{ type: 'contents', ...colorOf(block.table_of_contents.color) }]
    case 'breadcrumb':
      // the path of a page within Notion means nothing to visitors
      return []
    case 'table':
      return [tableOf(block, context)]
    case 'table_row':
      // a row outside a table
      return [
        {
          type: 'table',
          rows: [(block.table_row.cells ?? []).map(context.text)],
          headerRow: false,
          headerColumn: false,
        },
      ]
    case 'column_list':
      return [columnsOf(context)]
    case 'column':
      // a column outside a column list
      return context.childNodes()
    case 'tab':
      return [tabsOf(context)]
    case 'synced_block':
      // the children are those of the original; there are none when the key may not read the original
      return block.has_children && context.children.length === 0
        ? [skippedNode('unreadable', block.type)]
        : context.childNodes()
    default:
      return nodesOfMedia(block, context)
  }
}

/** Converts files, embeds and links, and skips private blocks. */
function nodesOfMedia(
  block: Block<Exclude<BlockType, TextBlockType | LayoutBlockType>>,
  context: BlockContext,
): Node[] {
  switch (block.type) {
    case 'image':
      return [mediaOf(block, block.image, context)]
    case 'video':
      return [mediaOf(block, block.video, context)]
    case 'audio':
      return [mediaOf(block, block.audio, context)]
    case 'pdf':
      return [downloadOf(block, block.pdf, context)]
    case 'file':
      return [downloadOf(block, block.file, context)]
    case 'bookmark':
      return [linkNode(block.type, block.bookmark.url, context.text(block.bookmark.caption))]
    case 'embed':
      return [linkNode(block.type, block.embed.url, context.text(block.embed.caption))]
    case 'link_preview':
      return [linkNode(block.type, block.link_preview.url, [])]
    case 'link_to_page':
      return [pageLinkOf(block, context)]
    case 'child_page':
      return [pageNode('page', block, block.child_page.title, context)]
    case 'child_database':
      return [pageNode('database', block, block.child_database.title, context)]
    case 'template':
    case 'meeting_notes':
    case 'transcription':
      return [skippedNode('private', block.type)]
    case 'unsupported':
      return [skippedNode('unsupported', block.unsupported.block_type)]
    default:
      return unknownNode(block)
  }
}

const unknownNode = (block: never): Node[] => [skippedNode('unsupported', (block as { type: string }).type)]

type Payload = Block<'toggle'>['toggle']

const bodyOf = ({ rich_text, color }: Payload, context: BlockContext): Item => ({
  text: context.text(rich_text),
  ...colorOf(color),
  children: context.childNodes(),
})

function headingOf(
  level: 1 | 2 | 3 | 4,
  { id }: { id: string },
  payload: Block<'heading_1'>['heading_1'],
  context: BlockContext,
): Node {
  const { children, ...body } = bodyOf(payload, context)
  // only a toggle heading has children
  const toggle = payload.is_toggleable || children.length > 0 ? { toggle: children } : {}
  return { type: 'heading', level, ...body, anchor: context.anchor(id), ...toggle }
}

function pageLinkOf({ type, link_to_page: link }: Block<'link_to_page'>, context: BlockContext): Node {
  switch (link.type) {
    case 'page_id':
      return pageNode('page', { id: link.page_id, type }, '', context)
    case 'database_id':
      return pageNode('database', { id: link.database_id, type }, '', context)
    case 'comment_id':
      return skippedNode('private', 'comment')
  }
}

/** A link to another page or database, when it is public: visitors cannot open others, nor should they see their titles. */
function pageNode(
  to: PageLink['to'],
  { id, type }: { id: string; type: string },
  givenTitle: string,
  context: BlockContext,
): Node {
  const title = cleanText(givenTitle)
  const url = context.publicUrl(id)
  if (url === undefined) return skippedNode('not-public', title || type)
  return { type: 'page-link', to, ...(title && { title }), url, public: true }
}
