import type * as Tree from '../../lib/notion/tree.ts'
import { classes, classOf } from './classes.ts'
import { Figure } from './Figure.tsx'
import { IconMark } from './IconMark.tsx'
import { Inlines } from './Inlines.tsx'
import type { Given, GivenMore } from './parts.ts'

type Of<Type extends Tree.Node['type']> = Extract<Tree.Node, { type: Type }>

/** A paragraph, and what is indented below it. */
export const Paragraph = ({ node, page, below }: GivenMore<Of<'paragraph'>>) => (
  <>
    <Line {...{ node, page }} id={node.anchor} className={classOf(node)} />
    {node.children.length > 0 && <div className="indented">{below(node.children)}</div>}
  </>
)

interface LineProps {
  node: Pick<Of<'paragraph'>, 'text'>
  page: Given<unknown>['page']
  id?: string | undefined
  className?: string | undefined
}

const Line = ({ node: { text }, page, ...attributes }: LineProps) =>
  text.length > 0 && (
    <p {...attributes}>
      <Inlines text={text} page={page} />
    </p>
  )

const tags = ['h2', 'h3', 'h4', 'h5'] as const

/** A heading: its level is the page's, its size the one it has in Notion. */
export function Heading({ node, page, below }: GivenMore<Tree.Heading>) {
  const level = page.outline.find(({ heading }) => heading === node)?.level ?? 2
  const Tag = tags[level - 2] ?? 'h6'
  const heading = (
    <Tag id={node.anchor} className={classes(`heading-${node.level}`, classOf(node))}>
      <Inlines text={node.text} page={page} />
    </Tag>
  )
  if (!node.toggle) return heading
  return (
    <details>
      <summary>{heading}</summary>
      {below(node.toggle)}
    </details>
  )
}

/** Something to be opened. */
export const Toggle = ({ node, page, below }: GivenMore<Of<'toggle'>>) => (
  <details id={node.anchor} className={classOf(node)}>
    <summary>
      <Inlines text={node.text} page={page} />
    </summary>
    {below(node.children)}
  </details>
)

export const Quote = ({ node, page, below }: GivenMore<Of<'quote'>>) => (
  <blockquote id={node.anchor} className={classOf(node)}>
    <Line {...{ node, page }} />
    {below(node.children)}
  </blockquote>
)

export const Callout = ({ node, page, below }: GivenMore<Of<'callout'>>) => (
  <div id={node.anchor} className={classes('callout', classOf(node))} role="note">
    {node.icon && <IconMark icon={node.icon} />}
    <div>
      <Line {...{ node, page }} />
      {below(node.children)}
    </div>
  </div>
)

/** Code as it was written. It is scrolled by itself where it is wider than the page, with the keyboard too. */
export const Code = ({ node, page }: Given<Of<'code'>>) => (
  <Figure className="program" id={node.anchor} caption={node.caption} page={page}>
    {node.language !== '' && node.language !== 'plain text' && <p className="language">{node.language}</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <pre tabIndex={0} translate="no">
      <code>
        <Inlines text={node.text} page={page} />
      </code>
    </pre>
  </Figure>
)

export function Equation({ node, page }: Given<Of<'equation'>>) {
  const html = page.equations.html(node.expression, true)
  if (html === undefined)
    return (
      <pre id={node.anchor} translate="no">
        <code>{node.expression}</code>
      </pre>
    )
  return (
    <div
      className="scrolled"
      id={node.anchor}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      // KaTeX escapes what stands in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
