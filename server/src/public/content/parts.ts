import type { ReactNode } from 'react'
import type { Node } from '../../lib/notion/tree.ts'
import type { Rendering } from './rendering.ts'

/** What each kind of node is shown with. */
export interface Given<Shown> {
  node: Shown
  page: Rendering
}

/** What those are shown with that hold other nodes. */
export interface GivenMore<Shown> extends Given<Shown> {
  /** Shows what is below. */
  below: (nodes: Node[]) => ReactNode
}
