import type * as Tree from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'
import type { BlockProps } from './block-props.ts'
import { Figure } from './Figure.tsx'
import { pictureAttributes } from './picture-attributes.ts'
import { plainTextOf } from './plain-text.ts'

// the column of the text: content.css
const columnSizes = '(min-width: 46rem) 46rem, 100vw'

/** An image, video or audio file from our copy. Without a text alternative, its caption is used as one. */
export function Media({ node, page }: BlockProps<Tree.Media & { anchor?: string }>) {
  const caption = plainTextOf(node.caption, page)
  return (
    <Figure className={node.type} id={node.anchor} caption={node.caption} page={page}>
      <MediaElement node={node} alt={node.alt ?? (caption || page.t('content.picture'))} name={caption || undefined} />
    </Figure>
  )
}

function MediaElement({
  node: { type, file },
  alt,
  name,
}: {
  node: Tree.Media
  alt: string
  name: string | undefined
}) {
  const src = paths.file(file.hash)
  switch (type) {
    case 'image':
      return <img {...pictureAttributes(file, columnSizes)} alt={alt} loading="lazy" decoding="async" />
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
