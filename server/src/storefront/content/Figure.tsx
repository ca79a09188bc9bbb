import type { ReactNode } from 'react'
import type { Text } from '../../lib/notion/tree.ts'
import { Inlines } from './Inlines.tsx'
import type { Rendering } from './rendering.ts'

interface Props {
  className: string
  id?: string | undefined
  caption: Text
  page: Rendering
  children: ReactNode
}

/** A figure with its caption below. */
export const Figure = ({ className, id, caption, page, children }: Props) => (
  <figure className={className} id={id}>
    {children}
    {caption.length > 0 && (
      <figcaption dir="auto">
        <Inlines text={caption} page={page} />
      </figcaption>
    )}
  </figure>
)
