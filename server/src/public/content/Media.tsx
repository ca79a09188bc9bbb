import type * as Tree from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import { Figure } from './Figure.tsx'
import type { Given } from './parts.ts'
import { plainOf } from './said.ts'

/** A picture, a film or a sound, from our copy. What its caption says is said to those who don't see it, too. */
export function Media({ node, page }: Given<Tree.Media & { anchor?: string }>) {
  const said = plainOf(node.caption, page)
  return (
    <Figure className={node.type} id={node.anchor} caption={node.caption} page={page}>
      <Shown node={node} alt={said || page.t('content.picture')} name={said || undefined} />
    </Figure>
  )
}

function Shown({ node: { type, file }, alt, name }: { node: Tree.Media; alt: string; name: string | undefined }) {
  const src = paths.file(file.hash)
  switch (type) {
    case 'image':
      return <img src={src} width={file.width} height={file.height} alt={alt} loading="lazy" decoding="async" />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: Notion has no subtitles
      return <video src={src} aria-label={name} controls preload="none" />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: Notion has no subtitles
      return <audio src={src} aria-label={name} controls preload="none" />
    default:
      return type satisfies never
  }
}
