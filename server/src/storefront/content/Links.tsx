import type * as Tree from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import { withoutScheme } from '../time-and-venue.ts'
import type { BlockProps } from './block-props.ts'
import { Figure } from './Figure.tsx'
import { linkAttributes } from './Inlines.tsx'

type LinkBlockProps<Kind> = BlockProps<Kind & { anchor?: string }>

/** A link to a file: to our copy, or else to the original. */
export const Download = ({ node, page }: LinkBlockProps<Tree.Download>) => (
  <Figure className="card" id={node.anchor} caption={node.caption} page={page}>
    {typeof node.from === 'string' ? (
      <a {...linkAttributes(node.from)}>{node.name}</a>
    ) : (
      <a href={paths.file(node.from.hash)} download={node.name}>
        {node.name}
      </a>
    )}
  </Figure>
)

/** A link to a web page. Nothing is loaded from it. */
export const Bookmark = ({ node, page }: LinkBlockProps<Tree.Bookmark>) => (
  <Figure className="card" id={node.anchor} caption={node.caption} page={page}>
    <a {...linkAttributes(node.url)}>{withoutScheme(node.url)}</a>
  </Figure>
)

/** A link to a video on another host. The script replaces it with the player on a click. */
export function Player({ node, page }: LinkBlockProps<Tree.Player>) {
  const { t } = page
  page.frames.add(new URL(node.frame).origin)
  return (
    <Figure className={node.shows ?? 'film'} id={node.anchor} caption={node.caption} page={page}>
      <a className="player" lang={page.language} {...linkAttributes(node.url)} data-frame={node.frame}>
        <strong>{t(`content.${node.shows ?? 'play'}`, { host: node.host })}</strong>
        <small>{t(node.shows ? 'content.frameHint' : 'content.playHint', { host: node.host })}</small>
      </a>
    </Figure>
  )
}

/** A link to another Notion page of the organiser that is public. */
export const PageLink = ({ node, page }: LinkBlockProps<Tree.PageLink>) =>
  (node.public || page.audience === 'preview') && (
    <p className="card" id={node.anchor} dir="auto">
      <a {...linkAttributes(node.url)}>{node.title || page.t(`content.${node.to}`)}</a>
    </p>
  )
