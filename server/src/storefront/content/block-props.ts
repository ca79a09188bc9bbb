import type { ReactNode } from 'react'
import type { Node } from '../../lib/notion/tree.ts'
import type { Rendering } from './rendering.ts'

/** The props of the component of a node. */
export interface BlockProps<Kind> {
  node: Kind
  page: Rendering
}

/** The props of the component of a node with children. */
export interface ContainerBlockProps<Kind> extends BlockProps<Kind> {
  /** A function, and not an import of `Blocks`, which would be an import cycle. */
  renderChildren: (nodes: Node[]) => ReactNode
}
