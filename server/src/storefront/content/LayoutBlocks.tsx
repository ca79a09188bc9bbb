import type { ReactNode } from 'react'
import type { Columns, Table, Tabs, Text } from '../../lib/notion/tree.ts'
import type { BlockProps, ContainerBlockProps } from './block-props.ts'
import { IconMark } from './IconMark.tsx'
import { Inlines } from './Inlines.tsx'
import { plainTextOf } from './plain-text.ts'
import { renderEach } from './render-each.ts'

interface Anchored {
  anchor?: string
}

/** A table. If it is wider than the page, it scrolls on its own, with the keyboard too. */
export function TableBlock({ node, page }: BlockProps<Table & Anchored>) {
  const [first, ...others] = node.rows
  const head = node.headerRow ? first : undefined
  const body = head ? others : node.rows
  const cell = (text: Text, scope: 'row' | 'col' | undefined): ReactNode => {
    const content = <Inlines text={text} page={page} />
    // an empty cell is no header
    return scope && plainTextOf(text, page) ? <th scope={scope}>{content}</th> : <td>{content}</td>
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <figure className="scrolled" id={node.anchor} aria-label={page.t('content.table')} tabIndex={0}>
      <table dir="auto">
        {head && (
          <thead>
            <tr>{renderEach(head, (text) => cell(text, 'col'))}</tr>
          </thead>
        )}
        <tbody>
          {renderEach(body, (row) => (
            <tr>
              {renderEach(row, (text, index) => cell(text, node.headerColumn && index === 0 ? 'row' : undefined))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Columns. On a phone they are stacked. */
export const ColumnsBlock = ({ node, renderChildren }: ContainerBlockProps<Columns & Anchored>) => (
  <div className="beside" id={node.anchor}>
    {renderEach(node.columns, ({ share, children }) => (
      <div className={`share-${share}`}>{renderChildren(children)}</div>
    ))}
  </div>
)

/** Tabs as an accordion with one open item. This needs no script, and print shows all of them. */
export function TabsBlock({ node, page, renderChildren }: ContainerBlockProps<Tabs & Anchored>) {
  const name = `tabs-${page.count('tabs')}`
  return (
    <div className="tabs" id={node.anchor}>
      {renderEach(node.tabs, ({ label, icon, children }, index) => (
        <details name={name} open={index === 0}>
          <summary dir="auto">
            {icon && <IconMark icon={icon} />}
            <Inlines text={label} page={page} />
          </summary>
          {renderChildren(children)}
        </details>
      ))}
    </div>
  )
}
