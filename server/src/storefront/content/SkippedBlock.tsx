import type * as Tree from '../../lib/notion/tree.ts'
import type { BlockProps } from './block-props.ts'

/** A block that Foyer does not show. The preview names it and the reason; the public page leaves it out. */
export function SkippedBlock({ node, page }: BlockProps<Tree.SkippedNode>) {
  if (page.audience === 'public') return null
  return (
    <p className="skipped" role="note" lang={page.language} dir="auto">
      {page.t(`content.left.${node.reason}`, { name: node.name })}
    </p>
  )
}
