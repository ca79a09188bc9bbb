import type { AnnotationResponse, RichTextItemResponse } from '@notionhq/client'
import type { Block, BlockType } from '../block-context.ts'
import type { ReadBlock } from '../read-block.ts'

const plain: AnnotationResponse = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
}

/** A piece of text as Notion answers it. */
export const rich = (content: string, marks: Partial<AnnotationResponse> = {}, url?: string): RichTextItemResponse => ({
  type: 'text',
  text: { content, link: url === undefined ? null : { url } },
  plain_text: content,
  href: url ?? null,
  annotations: { ...plain, ...marks },
})

type Mention = Extract<RichTextItemResponse, { type: 'mention' }>['mention']

/** A mention of something. @param richText what Notion makes of it as text */
export const mention = (mentioned: Mention, richText: string, href: string | null = null): RichTextItemResponse => ({
  type: 'mention',
  mention: mentioned,
  plain_text: richText,
  href,
  annotations: plain,
})

/** An equation within a text. */
export const formula = (expression: string): RichTextItemResponse => ({
  type: 'equation',
  equation: { expression },
  plain_text: expression,
  href: null,
  annotations: plain,
})

/** An id with dashes, from a number. */
export const idOf = (number: number): string =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

let blockCount = 0

/** A block of a type, with what is below it. */
export function block<Type extends BlockType>(
  type: Type,
  // `as` below: what is of that type is what the type says
  payload: Block<Type> extends Record<Type, infer Payload> ? Payload : never,
  children: ReadBlock[] = [],
  id = idOf(++blockCount),
): ReadBlock {
  const whole = {
    object: 'block',
    id,
    parent: { type: 'page_id', page_id: idOf(0xfeed) },
    created_time: '2026-10-01T10:00:00.000Z',
    created_by: { object: 'user', id: idOf(0xabc) },
    last_edited_time: '2026-11-20T10:00:00.000Z',
    last_edited_by: { object: 'user', id: idOf(0xabc) },
    has_children: children.length > 0,
    in_trash: false,
    archived: false,
    type,
    [type]: payload,
  }
  return { block: whole as unknown as Block<Type>, children }
}

/** The payload of a text block. */
export const said = (...pieces: (string | RichTextItemResponse)[]) => ({
  rich_text: pieces.map((piece) => (typeof piece === 'string' ? rich(piece) : piece)),
  color: 'default' as const,
})

/** A paragraph. */
export const paragraph = (text: string, ...children: ReadBlock[]): ReadBlock =>
  block('paragraph', { ...said(text), icon: null }, children)

/** A file at Notion, with the address of one read. */
export const uploadedFile = (name: string) => ({
  type: 'file' as const,
  file: {
    url: `https://prod-files-secure.s3.us-west-2.amazonaws.com/w/${name}?X-Amz-Date=20261121&X-Amz-Signature=1`,
    expiry_time: '2026-11-21T11:00:00.000Z',
  },
})

/** An external file. */
export const externalFile = (url: string) => ({ type: 'external' as const, external: { url } })
