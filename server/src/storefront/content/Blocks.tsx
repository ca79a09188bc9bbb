import type { ReactNode } from 'react'
import type { Node } from '../../lib/notion/tree.ts'
import type { ContainerBlockProps } from './block-props.ts'
import { ColumnsBlock, TableBlock, TabsBlock } from './LayoutBlocks.tsx'
import { Bookmark, Download, PageLink, Player } from './Links.tsx'
import { List, NumberedList, TaskList } from './Lists.tsx'
import { Media } from './Media.tsx'
import { renderEach } from './render-each.ts'
import type { Rendering } from './rendering.ts'
import { SkippedBlock } from './SkippedBlock.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Callout, Code, Equation, Heading, Paragraph, Quote, Toggle } from './TextBlocks.tsx'

/** Renders the nodes of a Notion page or a description. */
export const Blocks = ({ nodes, page }: { nodes: Node[]; page: Rendering }): ReactNode =>
  renderEach(nodes, (node) => (
    <Block {...{ node, page }} renderChildren={(children) => <Blocks nodes={children} page={page} />} />
  ))

function Block({ node, ...props }: ContainerBlockProps<Node>): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} {...props} />
    case 'heading':
      return <Heading node={node} {...props} />
    case 'list':
      return <List node={node} {...props} />
    case 'numbered-list':
      return <NumberedList node={node} {...props} />
    case 'task-list':
      return <TaskList node={node} {...props} />
    case 'toggle':
      return <Toggle node={node} {...props} />
    case 'quote':
      return <Quote node={node} {...props} />
    case 'callout':
      return <Callout node={node} {...props} />
    case 'code':
      return <Code node={node} {...props} />
    case 'equation':
      return <Equation node={node} {...props} />
    case 'divider':
      return <hr id={node.anchor} />
    case 'contents':
      return <TableOfContents node={node} {...props} />
    case 'table':
      return <TableBlock node={node} {...props} />
    case 'columns':
      return <ColumnsBlock node={node} {...props} />
    case 'tabs':
      return <TabsBlock node={node} {...props} />
    case 'image':
    case 'video':
    case 'audio':
      return <Media node={node} {...props} />
    case 'download':
      return <Download node={node} {...props} />
    case 'player':
      return <Player node={node} {...props} />
    case 'bookmark':
      return <Bookmark node={node} {...props} />
    case 'page-link':
      return <PageLink node={node} {...props} />
    case 'left-out':
      return <SkippedBlock node={node} {...props} />
    default:
      return node satisfies never
  }
}
