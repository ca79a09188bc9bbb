import type { ReactNode } from 'react'
import type { Inline, Text } from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import { colorClassOf } from './classes.ts'
import { formatDateMention, isHidden } from './plain-text.ts'
import { renderEach } from './render-each.ts'
import type { Rendering } from './rendering.ts'

interface Props {
  text: Text
  page: Rendering
}

/** Formatted text. The style sheet preserves its line breaks and spaces. */
export const Inlines = ({ text, page }: Props): ReactNode =>
  renderEach(text, (piece) => <MarkedInline {...{ piece, page }} />)

function MarkedInline({ piece, page }: { piece: Inline; page: Rendering }): ReactNode {
  if (isHidden(piece, page)) return null
  let element: ReactNode = <InlineContent {...{ piece, page }} />
  if (piece.code) element = <code>{element}</code>
  if (piece.bold) element = <strong>{element}</strong>
  if (piece.italic) element = <em>{element}</em>
  if (piece.strikethrough) element = <s>{element}</s>
  if (piece.underline) element = <u>{element}</u>
  if (piece.color) element = <span className={colorClassOf(piece)}>{element}</span>
  return piece.link === undefined ? element : <a {...linkAttributes(piece.link)}>{element}</a>
}

/** The attributes of a link written by the organiser. `ugc nofollow` tells search engines that Foyer does not endorse it. */
export const linkAttributes = (href: string) =>
  href.startsWith('#') ? { href } : { href, rel: 'noopener nofollow ugc' }

function InlineContent({ piece, page }: { piece: Inline; page: Rendering }): ReactNode {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'equation': {
      const html = page.equations.html(piece.expression, 'inline')
      // KaTeX escapes the expression
      return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <code>{piece.expression}</code>
    }
    case 'date':
      return <time dateTime={piece.start}>{formatDateMention(piece, page)}</time>
    case 'emoji':
      return <img className="emoji" src={paths.file(piece.file.hash)} alt={piece.name} loading="lazy" />
    case 'private-page':
      return (
        <span className="skipped" lang={page.language}>
          {page.t('content.left.not-public', { name: piece.title })}
        </span>
      )
    default:
      return piece satisfies never
  }
}
