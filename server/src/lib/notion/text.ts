import type { MentionRichTextItemResponse, RichTextItemResponse } from '@notionhq/client'
import { cleanText } from './clean-text.ts'
import { colorOf } from './color.ts'
import { dateOf } from './date.ts'
import { linkedPageOf, safeLink } from './safe-link.ts'
import type { FileCopy, Inline, Marks, Text } from './tree.ts'

/** The surroundings of a text on its page. */
export interface TextContext {
  /** The page's own id, without dashes. */
  page: string
  /** Whether the page contains a block. @param id without dashes */
  hasBlock(id: string): boolean
  copyOf(owner: string, url: string): FileCopy | undefined
  /** The public address of a page or database; undefined when it has none. */
  publicUrl(id: string): string | undefined
}

/** Converts rich text. Drops empty pieces. */
export const textOf = (pieces: RichTextItemResponse[] | undefined, context: TextContext): Text =>
  (pieces ?? []).flatMap((piece) => inlineOf(piece, context) ?? [])

function inlineOf(piece: RichTextItemResponse, context: TextContext): Inline | undefined {
  const marks = marksOf(piece, context)
  switch (piece.type) {
    case 'text':
      return textInline(piece.text.content, marks)
    case 'equation':
      return { ...marks, type: 'equation', expression: cleanText(piece.equation.expression) }
    case 'mention':
      return mentionOf(piece, marks, context)
    default:
      return textInline(textIn(piece), marks)
  }
}

function mentionOf(
  { mention, plain_text }: RichTextItemResponse & MentionRichTextItemResponse,
  marks: Marks,
  context: TextContext,
): Inline | undefined {
  switch (mention.type) {
    case 'user':
      return textInline('name' in mention.user && mention.user.name ? `@${mention.user.name}` : plain_text, marks)
    case 'template_mention':
      // a placeholder that Notion fills in when an author uses the template
      return undefined
    case 'page':
      return pageMention(mention.page.id, plain_text, marks, context)
    case 'database':
      return pageMention(mention.database.id, plain_text, marks, context)
    case 'link_preview':
      return textInline(plain_text, { ...marks, ...linkTo(mention.link_preview.url, context) })
    case 'link_mention':
      return textInline(mention.link_mention.title || plain_text, {
        ...marks,
        ...linkTo(mention.link_mention.href, context),
      })
    case 'date': {
      const date = dateOf(mention.date)
      return date ? { ...marks, type: 'date', ...date } : textInline(plain_text, marks)
    }
    case 'custom_emoji': {
      const { id, name, url } = mention.custom_emoji
      const file = context.copyOf(id, url)
      return file ? { ...marks, type: 'emoji', name: cleanText(name), file } : textInline(plain_text, marks)
    }
    default:
      mention satisfies never
      return textInline(plain_text, marks)
  }
}

function pageMention(id: string, title: string, marks: Marks, context: TextContext): Inline | undefined {
  const link = context.publicUrl(id)
  return link === undefined ? { type: 'private-page', title: cleanText(title) } : textInline(title, { ...marks, link })
}

/** The plain text of a type that the client does not know yet. */
const textIn = (piece: never): string => (piece as { plain_text: string }).plain_text

/** A text node. @returns undefined for an empty text */
function textInline(content: string, marks: Marks): Inline | undefined {
  const text = cleanText(content)
  return text ? { ...marks, type: 'text', text } : undefined
}

function marksOf({ annotations, href, ...piece }: RichTextItemResponse, context: TextContext): Marks {
  const own = piece.type === 'text' ? piece.text.link?.url : undefined
  return {
    ...(annotations?.bold && { bold: true }),
    ...(annotations?.italic && { italic: true }),
    ...(annotations?.strikethrough && { strikethrough: true }),
    ...(annotations?.underline && { underline: true }),
    ...(annotations?.code && { code: true }),
    ...colorOf(annotations?.color),
    ...linkTo(own ?? href, context),
  }
}

/**
 * Converts an address of Notion into a link: to an anchor of this page, to another page that is public at Notion, or to
 * the web. There is none to a page that visitors cannot open.
 */
function linkTo(address: string | null | undefined, context: TextContext): Pick<Marks, 'link'> {
  if (!address) return {}
  const [, block] = /#(?:block-)?([0-9a-f]{32})$/.exec(address) ?? []
  if (block && context.hasBlock(block)) return { link: `#b${block}` }
  const page = linkedPageOf(address)
  const link = page === undefined ? safeLink(address) : context.publicUrl(page)
  return link ? { link } : {}
}
