import type { MentionRichTextItemResponse, RichTextItemResponse } from '@notionhq/client'
import { cleanText } from './clean-text.ts'
import { colorOf } from './color.ts'
import { dateOf } from './date.ts'
import { notionPage, safeLink } from './safe-link.ts'
import type { FileCopy, Inline, Marks, Text } from './tree.ts'

/** What a piece of text may need to know of its page. */
export interface Around {
  /** The page's own id, without dashes. */
  page: string
  /** Whether a block of that id (without dashes) is part of the page. */
  holds(id: string): boolean
  copyOf(owner: string, url: string): FileCopy | undefined
}

/** Rich text as it is kept: every piece has text of its own, and no piece is empty. */
export const textOf = (pieces: RichTextItemResponse[] | undefined, around: Around): Text =>
  (pieces ?? []).flatMap((piece) => inlineOf(piece, around) ?? [])

function inlineOf(piece: RichTextItemResponse, around: Around): Inline | undefined {
  const marks = marksOf(piece, around)
  switch (piece.type) {
    case 'text':
      return words(piece.text.content, marks)
    case 'equation':
      return { ...marks, type: 'equation', expression: cleanText(piece.equation.expression) }
    case 'mention':
      return mentionOf(piece, marks, around)
    default:
      return words(textIn(piece), marks)
  }
}

function mentionOf(
  { mention, plain_text }: RichTextItemResponse & MentionRichTextItemResponse,
  marks: Marks,
  around: Around,
): Inline | undefined {
  switch (mention.type) {
    case 'user':
      return words('name' in mention.user && mention.user.name ? `@${mention.user.name}` : plain_text, marks)
    case 'template_mention':
      // stands for what whoever uses the template will write
      return undefined
    case 'page':
      return words(plain_text, { link: notionPage(mention.page.id), ...marks })
    case 'database':
      return words(plain_text, { link: notionPage(mention.database.id), ...marks })
    case 'link_preview':
      return words(plain_text, { ...marks, ...linkTo(mention.link_preview.url, around) })
    case 'link_mention':
      return words(mention.link_mention.title || plain_text, { ...marks, ...linkTo(mention.link_mention.href, around) })
    case 'date': {
      const date = dateOf(mention.date)
      return date ? { ...marks, type: 'date', ...date } : words(plain_text, marks)
    }
    case 'custom_emoji': {
      const { id, name, url } = mention.custom_emoji
      const file = around.copyOf(id, url)
      return file ? { ...marks, type: 'emoji', name: cleanText(name), file } : words(plain_text, marks)
    }
    default:
      mention satisfies never
      return words(plain_text, marks)
  }
}

/** A kind of text that came after this was written still says what it says. */
const textIn = (piece: never): string => (piece as { plain_text: string }).plain_text

/** Text, unless it is empty. */
function words(content: string, marks: Marks): Inline | undefined {
  const text = cleanText(content)
  return text ? { ...marks, type: 'text', text } : undefined
}

function marksOf({ annotations, href, ...piece }: RichTextItemResponse, around: Around): Marks {
  const own = piece.type === 'text' ? piece.text.link?.url : undefined
  return {
    ...(annotations?.bold && { bold: true }),
    ...(annotations?.italic && { italic: true }),
    ...(annotations?.strikethrough && { strikethrough: true }),
    ...(annotations?.underline && { underline: true }),
    ...(annotations?.code && { code: true }),
    ...colorOf(annotations?.color),
    ...linkTo(own ?? href, around),
  }
}

/** Where an address of Notion's leads to: to a place in this page, to another page, or to somewhere on the web. */
function linkTo(address: string | null | undefined, around: Around): Pick<Marks, 'link'> {
  if (!address) return {}
  const [, block] = /#(?:block-)?([0-9a-f]{32})$/.exec(address) ?? []
  if (block && around.holds(block)) return { link: `#b${block}` }
  const [, page] = /^\/(?:[\w-]*-)?([0-9a-f]{32})(?:$|[?#])/.exec(address) ?? []
  // to this page in Notion, where whoever reads it here may not come in
  if (page === around.page) return {}
  const link = page ? notionPage(page) : safeLink(address)
  return link ? { link } : {}
}
