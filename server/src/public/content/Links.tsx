import type * as Tree from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import { spoken } from '../when-and-where.ts'
import { Figure } from './Figure.tsx'
import { linkTo } from './Inlines.tsx'
import type { Given } from './parts.ts'

type Shown<Kind> = Given<Kind & { anchor?: string }>

/** A file to be fetched, from our copy or where it lies. */
export const Download = ({ node, page }: Shown<Tree.Download>) => (
  <Figure className="card" id={node.anchor} caption={node.caption} page={page}>
    {typeof node.from === 'string' ? (
      <a {...linkTo(node.from)}>{node.name}</a>
    ) : (
      <a href={paths.file(node.from.hash)} download={node.name}>
        {node.name}
      </a>
    )}
  </Figure>
)

/** Something on the web. Nothing of it is loaded. */
export const Bookmark = ({ node, page }: Shown<Tree.Bookmark>) => (
  <Figure className="card" id={node.anchor} caption={node.caption} page={page}>
    <a {...linkTo(node.url)}>{spoken(node.url)}</a>
  </Figure>
)

/** A video elsewhere: a link to it, which the script turns into a player once somebody follows it. */
export function Player({ node, page }: Shown<Tree.Player>) {
  const { t } = page
  page.frames.add(new URL(node.frame).origin)
  return (
    <Figure className="film" id={node.anchor} caption={node.caption} page={page}>
      <a className="player" {...linkTo(node.url)} data-frame={node.frame}>
        <strong>{t('content.play', { host: node.host })}</strong>
        <small>{t('content.playHint', { host: node.host })}</small>
      </a>
    </Figure>
  )
}

/** Another page of the organiser's. */
export const PageLink = ({ node, page }: Shown<Tree.PageLink>) => (
  <p className="card" id={node.anchor}>
    <a {...linkTo(node.url)}>{node.title || page.t(`content.${node.to}`)}</a>
  </p>
)
