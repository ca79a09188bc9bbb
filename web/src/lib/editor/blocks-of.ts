import type { ContentBlock } from '@foyer/contract/content'
import type { JSONContent } from '@tiptap/core'
import { maxDepth } from './max-depth.ts'

type Piece = Extract<ContentBlock, { type: 'paragraph' }>['text'][number]
type Item = Extract<ContentBlock, { type: 'list' }>['items'][number]

/**
 * Converts the editor's document to the blocks of a description. Empty paragraphs are dropped, and so are characters
 * that hide or reorder text. Blocks that are nested too deeply move up to the deepest level.
 * @param document as `editor.getJSON()` returns it
 */
export const blocksOf = (document: JSONContent): ContentBlock[] => blocksIn(document.content, 1)

const blocksIn = (nodes: JSONContent[] = [], level: number): ContentBlock[] =>
  nodes.flatMap((node) => blocksOfNode(node, level))

function blocksOfNode(node: JSONContent, level: number): ContentBlock[] {
  const text = textOf(node.content)
  switch (node.type) {
    case 'paragraph':
      return text.length > 0 ? [{ type: 'paragraph', text, children: [] }] : []
    case 'heading':
      return text.length > 0 ? [{ type: 'heading', level: levelOf(node), text }] : []
    case 'bulletList':
      return listOf('list', node, level)
    case 'orderedList':
      return listOf('numbered-list', node, level)
    case 'blockquote':
      return nested(node.content, level).flatMap((item) => ({ type: 'quote' as const, ...item }))
    case 'toggle': {
      const [title, ...answer] = node.content ?? []
      const [item, ...rest] = nested([{ type: 'paragraph', content: title?.content ?? [] }, ...answer], level)
      return item ? [{ type: 'toggle', ...item }, ...rest.map(paragraphOf)] : []
    }
    case 'picture':
      return pictureOf(node)
    case 'horizontalRule':
      return [{ type: 'divider' }]
    default:
      return []
  }
}

const levelOf = ({ attrs }: JSONContent): 1 | 2 | 3 => {
  const level: unknown = attrs?.['level']
  return level === 2 || level === 3 ? level : 1
}

function listOf(type: 'list' | 'numbered-list', { content = [] }: JSONContent, level: number): ContentBlock[] {
  const items = content.flatMap((item) => nested(item.content, level))
  return items.length > 0 ? [{ type, items }] : []
}

/** The first paragraph is the text, the rest are the children; on the deepest level they become further items. */
function nested(content: JSONContent[] = [], level: number): Item[] {
  const [first, ...rest] = content
  const isText = first?.type === 'paragraph'
  const text = isText ? textOf(first.content) : []
  const children = blocksIn(isText ? rest : content, level + 1)
  if (text.length === 0 && children.length === 0) return []
  if (level < maxDepth) return [{ text, children }]
  return [{ text, children: [] }, ...children.flatMap(textsIn).map((each) => ({ text: each, children: [] }))].filter(
    (item) => item.text.length > 0,
  )
}

const paragraphOf = ({ text }: Item): ContentBlock => ({ type: 'paragraph', text, children: [] })

/** The texts of a block, one after another, without what surrounds them. */
function textsIn(block: ContentBlock): Piece[][] {
  if ('items' in block) return block.items.flatMap((item) => [item.text, ...item.children.flatMap(textsIn)])
  const children = 'children' in block ? block.children : []
  return 'text' in block ? [block.text, ...children.flatMap(textsIn)] : []
}

function pictureOf({ attrs }: JSONContent): ContentBlock[] {
  if (!attrs) return []
  const { hash, type, width, height, alt, caption } = attrs
  return [{ type: 'image', file: { hash, type, width, height }, alt: String(alt ?? ''), caption: textOf(caption) }]
}

/** The pieces of a line of text; neighbours with the same formatting become one. */
function textOf(nodes: JSONContent[] = []): Piece[] {
  const pieces: Piece[] = []
  for (const node of nodes) {
    const text = node.type === 'hardBreak' ? '\n' : readable(node.text ?? '')
    if (text === '') continue
    const last = pieces.at(-1)
    // a line break has no formatting of its own
    const piece =
      node.type === 'hardBreak' && last ? { ...last, text } : { type: 'text' as const, text, ...marksOf(node) }
    if (last && formatOf(last) === formatOf(piece)) last.text += text
    else pieces.push(piece)
  }
  return pieces.some(({ text }) => text.trim() !== '') ? pieces : []
}

// the contract refuses these: control characters, and those that override the direction of text
const readable = (text: string) => text.replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, '').toWellFormed()

function marksOf({ marks = [] }: JSONContent): Omit<Piece, 'type' | 'text'> {
  const has = (name: string) => marks.some(({ type }) => type === name)
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  return {
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('strike') && { strikethrough: true }),
    ...(has('code') && { code: true }),
    ...(typeof href === 'string' && { link: href }),
  }
}

const formatOf = ({ text: _, ...format }: Piece) => JSON.stringify(format)
