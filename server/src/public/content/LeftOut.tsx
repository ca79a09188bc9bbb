import type * as Tree from '../../lib/notion/tree.ts'
import type { Given } from './parts.ts'

/** What is not shown: those who write the page are told, everybody else sees nothing of it. */
export function LeftOut({ node, page }: Given<Tree.LeftOut>) {
  if (page.audience === 'public') return null
  return (
    <p className="left-out" role="note">
      {page.t(`content.left.${node.reason}`, { name: node.name })}
    </p>
  )
}
