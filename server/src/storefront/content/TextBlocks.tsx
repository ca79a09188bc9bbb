import type * as Tree from '../../lib/notion/tree.ts'
import type { BlockProps, ContainerBlockProps } from './block-props.ts'
import { classes, colorClassOf } from './classes.ts'
import { Figure } from './Figure.tsx'
import { IconMark } from './IconMark.tsx'
import { Inlines } from './Inlines.tsx'

type NodeOf<Type extends Tree.Node['type']> = Extract<Tree.Node, { type: Type }>

/** A paragraph with its indented children. */
export const Paragraph = ({ node, page, renderChildren }: ContainerBlockProps<NodeOf<'paragraph'>>) => (
  <>
    <TextParagraph {...{ node, page }} dir="auto" id={node.anchor} className={colorClassOf(node)} />
    {node.children.length > 0 && <div className="indented">{renderChildren(node.children)}</div>}
  </>
)

interface LineProps {
  node: Pick<NodeOf<'paragraph'>, 'text'>
  page: BlockProps<unknown>['page']
  id?: string | undefined
  className?: string | undefined
  /** Not in a block that has the attribute itself: it counts only text without one. */
  dir?: 'auto'
}

const TextParagraph = ({ node: { text }, page, ...attributes }: LineProps) =>
  text.length > 0 && (
    <p {...attributes}>
      <Inlines text={text} page={page} />
    </p>
  )

const tags = ['h2', 'h3', 'h4', 'h5'] as const

/** A heading. Its level follows the outline of the page, its size is the one in Notion. */
export function Heading({ node, page, renderChildren }: ContainerBlockProps<Tree.Heading>) {
  const level = page.outline.find(({ heading }) => heading === node)?.level ?? 2
  const Tag = tags[level - 2] ?? 'h6'
  const heading = (
    <Tag id={node.anchor} dir="auto" className={classes(`heading-${node.level}`, colorClassOf(node))}>
      <Inlines text={node.text} page={page} />
    </Tag>
  )
  if (!node.toggle) return heading
  return (
    <details>
      <summary>{heading}</summary>
      {renderChildren(node.toggle)}
    </details>
  )
}

/** A toggle: a summary with hidden content. */
export const Toggle = ({ node, page, renderChildren }: ContainerBlockProps<NodeOf<'toggle'>>) => (
  <details id={node.anchor} className={colorClassOf(node)}>
    <summary dir="auto">
      <Inlines text={node.text} page={page} />
    </summary>
    {renderChildren(node.children)}
  </details>
)

export const Quote = ({ node, page, renderChildren }: ContainerBlockProps<NodeOf<'quote'>>) => (
  <blockquote id={node.anchor} dir="auto" className={colorClassOf(node)}>
    <TextParagraph {...{ node, page }} />
    {renderChildren(node.children)}
  </blockquote>
)

export const Callout = ({ node, page, renderChildren }: ContainerBlockProps<NodeOf<'callout'>>) => (
  <div id={node.anchor} dir="auto" className={classes('callout', colorClassOf(node))} role="note">
    {node.icon && <IconMark icon={node.icon} />}
    <div>
      <TextParagraph {...{ node, page }} />
      {renderChildren(node.children)}
    </div>
  </div>
)

/** A code block. If it is wider than the page, it scrolls on its own, with the keyboard too. */
export const Code = ({ node, page }: BlockProps<NodeOf<'code'>>) => (
  <Figure className="program" id={node.anchor} caption={node.caption} page={page}>
    {node.language !== '' && node.language !== 'plain text' && <p className="language">{node.language}</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
    <pre dir="ltr" tabIndex={0} translate="no">
      <code>
        <Inlines text={node.text} page={page} />
      </code>
    </pre>
  </Figure>
)

export function Equation({ node, page }: BlockProps<NodeOf<'equation'>>) {
  const html = page.equations.html(node.expression, 'block')
  if (html === undefined)
    return (
      <pre id={node.anchor} dir="ltr" translate="no">
        <code>{node.expression}</code>
      </pre>
    )
  return (
    <div
      className="scrolled"
      id={node.anchor}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      // KaTeX escapes the expression
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
