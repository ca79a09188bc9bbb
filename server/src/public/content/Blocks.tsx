import type { ReactNode } from 'react'
import type { Node } from '../../lib/notion/tree.ts'
import { Contents } from './Contents.tsx'
import { each } from './each.ts'
import { ColumnsBlock, TableBlock, TabsBlock } from './Layout.tsx'
import { LeftOut } from './LeftOut.tsx'
import { Bookmark, Download, PageLink, Player } from './Links.tsx'
import { List, NumberedList, TaskList } from './Lists.tsx'
import { Media } from './Media.tsx'
import type { GivenMore } from './parts.ts'
import type { Rendering } from './rendering.ts'
import { Callout, Code, Equation, Heading, Paragraph, Quote, Toggle } from './Written.tsx'

/** Everything that a page from Notion says, as HTML. */
export const Blocks = ({ nodes, page }: { nodes: Node[]; page: Rendering }): ReactNode =>
  each(nodes, (node) => <Block {...{ node, page }} below={(children) => <Blocks nodes={children} page={page} />} />)

function Block({ node, ...given }: GivenMore<Node>): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} {...given} />
    case 'heading':
      return <Heading node={node} {...given} />
    case 'list':
      return <List node={node} {...given} />
    case 'numbered-list':
      return <NumberedList node={node} {...given} />
    case 'task-list':
      return <TaskList node={node} {...given} />
    case 'toggle':
      return <Toggle node={node} {...given} />
    case 'quote':
      return <Quote node={node} {...given} />
    case 'callout':
      return <Callout node={node} {...given} />
    case 'code':
      return <Code node={node} {...given} />
    case 'equation':
      return <Equation node={node} {...given} />
    case 'divider':
      return <hr id={node.anchor} />
    case 'contents':
      return <Contents node={node} {...given} />
    case 'table':
      return <TableBlock node={node} {...given} />
    case 'columns':
      return <ColumnsBlock node={node} {...given} />
    case 'tabs':
      return <TabsBlock node={node} {...given} />
    case 'image':
    case 'video':
    case 'audio':
      return <Media node={node} {...given} />
    case 'download':
      return <Download node={node} {...given} />
    case 'player':
      return <Player node={node} {...given} />
    case 'bookmark':
      return <Bookmark node={node} {...given} />
    case 'page-link':
      return <PageLink node={node} {...given} />
    case 'left-out':
      return <LeftOut node={node} {...given} />
    default:
      return node satisfies never
  }
}
