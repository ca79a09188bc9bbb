import type { ContentBlock } from '@foyer/contract/content'
import type { Points } from '../../../lib/pdf/document.ts'

/** A text of one size, and the space before it. */
export interface Passage {
  /** Its structure type of PDF. */
  tag: 'H1' | 'H2' | 'H3' | 'H4' | 'P'
  text: string
  size: Points
  soft?: boolean
  strong?: boolean
  before: Points
  /** How deep it is nested. */
  indent: number
}

type Pieces = Extract<ContentBlock, { type: 'paragraph' }>['text']

const headings = {
  1: { tag: 'H2', size: 14, strong: true, before: 18 },
  2: { tag: 'H3', size: 12, strong: true, before: 14 },
  3: { tag: 'H4', size: 10.5, strong: true, before: 12 },
} as const
const plain = { tag: 'P', size: 10.5, before: 7 } as const

/** A text as passages: one for each line of its paragraphs, so that a page may end between any two. */
export const passagesOf = (blocks: readonly ContentBlock[], indent = 0): Passage[] =>
  blocks.flatMap((block) => ofBlock(block, indent)).filter(({ text }) => text !== '')

function ofBlock(block: ContentBlock, indent: number): Passage[] {
  switch (block.type) {
    case 'heading':
      return linesOf(block.text).map((text) => ({ ...headings[block.level], text, indent }))
    case 'paragraph':
      return paragraph(block.text, indent)
    case 'list':
      return block.items.flatMap((item) => listItem('•', item, indent))
    case 'numbered-list':
      return block.items.flatMap((item, index) => listItem(`${index + 1}.`, item, indent))
    case 'quote':
      return [...paragraph(block.text, indent + 1), ...passagesOf(block.children, indent + 1)]
    case 'toggle':
      return [
        ...paragraph(block.text, indent).map((each) => ({ ...each, strong: true })),
        ...passagesOf(block.children, indent + 1),
      ]
    // no legal text has pictures
    case 'image':
    case 'divider':
      return []
    default:
      return block satisfies never
  }
}

function listItem(mark: string, { text, children }: { text: Pieces; children: ContentBlock[] }, indent: number) {
  const [first = '', ...others] = linesOf(text)
  return [
    { ...plain, before: 4, text: `${mark} ${first}`, indent: indent + 1 },
    ...others.map((each) => ({ ...plain, before: 0, text: each, indent: indent + 1 })),
    ...passagesOf(children, indent + 2),
  ]
}

const paragraph = (pieces: Pieces, indent: number): Passage[] =>
  linesOf(pieces).map((text, index) => ({ ...plain, before: index === 0 ? plain.before : 0, text, indent }))

/** The lines of a text. Paper has no links, so their addresses follow what they stand for. */
const linesOf = (pieces: Pieces): string[] =>
  pieces
    .map(({ text, link }) => (link === undefined || isSame(text, link) ? text : `${text} (${bare(link)})`))
    .join('')
    .split('\n')

const bare = (link: string) => link.replace(/^(mailto:|https?:\/\/)/, '').replace(/\/$/, '')
const isSame = (text: string, link: string) => bare(text.trim()) === bare(link)
