import { z } from 'zod'
import { Picture } from './files.ts'
import { refine } from './refine.ts'
import { line, readable } from './text.ts'

// The content of a description: a part of the tree that Notion pages become, so that the public page renders both alike.

/** A piece of text with its formatting. Line breaks are `\n`. */
const Piece = z
  .strictObject({
    type: z.literal('text'),
    text: z
      .string()
      .min(1)
      .refine(...refine('control-characters', (text: string) => readable(text) || text.trim() === '')),
    bold: z.literal(true).exactOptional(),
    italic: z.literal(true).exactOptional(),
    strikethrough: z.literal(true).exactOptional(),
    code: z.literal(true).exactOptional(),
    /** http, https or mailto. */
    link: z
      .string()
      .max(2000)
      .refine(...refine('address-format', isLinkAddress))
      .exactOptional(),
  })
  .meta({ id: 'TextPiece' })
type Piece = z.infer<typeof Piece>
const Text = z.array(Piece).max(1000)

/** Whether a text is an address that a description may link to. */
export function isLinkAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(text) && URL.canParse(text)
}

interface Nested {
  text: Piece[]
  children: ContentBlock[]
}

/** A block of a description. `toggle`: a question and its answer, which readers open. */
export type ContentBlock =
  | { type: 'paragraph'; text: Piece[]; children: never[] }
  | { type: 'heading'; level: 1 | 2 | 3; text: Piece[] }
  | { type: 'list'; items: Nested[] }
  | { type: 'numbered-list'; items: Nested[] }
  | ({ type: 'quote' } & Nested)
  | ({ type: 'toggle' } & Nested)
  | { type: 'image'; file: Picture; alt: string; caption: Piece[] }
  | { type: 'divider' }

/** How many levels of blocks a description has at most: blocks in lists, quotes and answers are one level deeper. */
export const maxContentDepth = 4
/** How many characters of text a description has at most, in each language. */
export const maxContentLength = 100_000
/** How many blocks one list of blocks has at most. */
const maxBlocks = 2000
/** The length limit of the text alternative of a picture, in characters. */
export const maxAltLength = 300

// One schema for each level: a schema that contains itself would overflow the stack on deeply nested input.
function blocksAt(level: number): z.ZodType<ContentBlock[], ContentBlock[]> {
  const children = level < maxContentDepth ? blocksAt(level + 1) : z.array(z.never()).max(0)
  const nested = { text: Text, children }
  const items = z.array(z.strictObject(nested)).min(1).max(maxBlocks)
  const Block = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), text: Text, children: z.array(z.never()).max(0) }),
    z.strictObject({ type: z.literal('heading'), level: z.literal([1, 2, 3]), text: Text }),
    z.strictObject({ type: z.literal('list'), items }),
    z.strictObject({ type: z.literal('numbered-list'), items }),
    z.strictObject({ type: z.literal('quote'), ...nested }),
    z.strictObject({ type: z.literal('toggle'), ...nested }),
    z.strictObject({
      type: z.literal('image'),
      file: Picture,
      alt: line(maxAltLength),
      caption: Text,
    }),
    z.strictObject({ type: z.literal('divider') }),
  ])
  return z
    .array(Block)
    .max(maxBlocks)
    .meta({ id: `ContentBlocks${level}` })
}

/** The blocks of a description in one language, at least one. */
export const Content = blocksAt(1)
  .refine((blocks) => blocks.length > 0, { params: { code: 'required' } })
  .refine(
    ...refine(
      'too-long',
      (blocks: ContentBlock[]) => contentLength(blocks) <= maxContentLength,
      undefined,
      maxContentLength,
    ),
  )

/** The number of characters in blocks, with those below them. */
export const contentLength = (blocks: readonly ContentBlock[]): number =>
  blocks.reduce((sum, block) => sum + textsOf(block).reduce((length, { text }) => length + text.length, 0), 0)

/** The pieces of text in a block, with those below it. */
function textsOf(block: ContentBlock): Piece[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.text
    case 'list':
    case 'numbered-list':
      return block.items.flatMap(nestedTexts)
    case 'quote':
    case 'toggle':
      return nestedTexts(block)
    case 'image':
      return block.caption
    case 'divider':
      return []
    default:
      return block satisfies never
  }
}

const nestedTexts = ({ text, children }: Nested): Piece[] => [...text, ...children.flatMap(textsOf)]

/** The hashes of the pictures in blocks, with those below them. */
export const picturesIn = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'image') return [block.file.hash]
    if ('items' in block) return block.items.flatMap(({ children }) => picturesIn(children))
    return 'children' in block ? picturesIn(block.children) : []
  })
