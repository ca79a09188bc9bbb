import type { ReactNode } from 'react'
import type { Inline, Text } from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import { classOf } from './classes.ts'
import { each } from './each.ts'
import type { Rendering } from './rendering.ts'
import { dateSaid } from './said.ts'

interface Props {
  text: Text
  page: Rendering
}

/** A run of text with its marks. Line breaks and spaces stand as they were written: the style sheet keeps them. */
export const Inlines = ({ text, page }: Props): ReactNode => each(text, (piece) => <Marked {...{ piece, page }} />)

function Marked({ piece, page }: { piece: Inline; page: Rendering }): ReactNode {
  let shown: ReactNode = <Piece {...{ piece, page }} />
  if (piece.code) shown = <code>{shown}</code>
  if (piece.bold) shown = <strong>{shown}</strong>
  if (piece.italic) shown = <em>{shown}</em>
  if (piece.strikethrough) shown = <s>{shown}</s>
  if (piece.underline) shown = <u>{shown}</u>
  if (piece.color) shown = <span className={classOf(piece)}>{shown}</span>
  return piece.link === undefined ? shown : <a {...linkTo(piece.link)}>{shown}</a>
}

/** A link that somebody else wrote: search engines shall not take it for a recommendation of ours. */
export const linkTo = (href: string) => (href.startsWith('#') ? { href } : { href, rel: 'noopener nofollow ugc' })

function Piece({ piece, page }: { piece: Inline; page: Rendering }): ReactNode {
  switch (piece.type) {
    case 'text':
      return piece.text
    case 'equation': {
      const html = page.equations.html(piece.expression, false)
      // KaTeX escapes what stands in it
      return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <code>{piece.expression}</code>
    }
    case 'date':
      return <time dateTime={piece.start}>{dateSaid(piece, page)}</time>
    case 'emoji':
      return <img className="emoji" src={paths.file(piece.file.hash)} alt={piece.name} loading="lazy" />
    default:
      return piece satisfies never
  }
}
