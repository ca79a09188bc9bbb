import type { ContentBlock } from '@foyer/contract/content'
import type { JSONContent } from '@tiptap/core'

type Piece = Extract<ContentBlock, { type: 'paragraph' }>['text'][number]
type Item = Extract<ContentBlock, { type: 'list' }>['items'][number]

/** Converts the blocks of a description to the editor's document: the inverse of `blocksOf`. */
export const documentOf = (blocks: readonly ContentBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
})

function nodeOf(block: ContentBlock): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: block.text.flatMap(inlineOf) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: block.text.flatMap(inlineOf) }
    case 'list':
      return { type: 'bulletList', content: block.items.map(itemOf) }
    case 'numbered-list':
      return { type: 'orderedList', content: block.items.map(itemOf) }
    case 'quote':
      return { type: 'blockquote', content: nestedOf(block) }
    case 'toggle':
      return {
        type: 'toggle',
        content: [
          { type: 'toggleTitle', content: block.text.flatMap(inlineOf) },
          ...(block.children.length > 0 ? block.children.map(nodeOf) : [{ type: 'paragraph' }]),
        ],
      }
    case 'image':
      return { type: 'picture', attrs: { ...block.file, alt: block.alt, caption: block.caption.flatMap(inlineOf) } }
    case 'divider':
      return { type: 'horizontalRule' }
    default:
      return block satisfies never
  }
}

const itemOf = (item: Item): JSONContent => ({ type: 'listItem', content: nestedOf(item) })

const nestedOf = ({ text, children }: Item): JSONContent[] => [
  { type: 'paragraph', content: text.flatMap(inlineOf) },
  ...children.map(nodeOf),
]

function inlineOf(piece: Piece): JSONContent[] {
  const marks = marksOf(piece)
  return piece.text
    .split('\n')
    .flatMap((line, index): JSONContent[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }]),
    ])
}

const marksOf = ({ bold, italic, strikethrough, code, link }: Piece) => [
  ...(bold ? [{ type: 'bold' }] : []),
  ...(italic ? [{ type: 'italic' }] : []),
  ...(strikethrough ? [{ type: 'strike' }] : []),
  ...(code ? [{ type: 'code' }] : []),
  ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
]
