import type { ReactNode } from 'react'
import type { Columns, Table, Tabs, Text } from '../../lib/notion/tree.ts'
import { each } from './each.ts'
import { IconMark } from './IconMark.tsx'
import { Inlines } from './Inlines.tsx'
import type { Given, GivenMore } from './parts.ts'
import { plainOf } from './said.ts'

interface Anchored {
  anchor?: string
}

/** A table. It is scrolled by itself where it is wider than the page, with the keyboard too. */
export function TableBlock({ node, page }: Given<Table & Anchored>) {
  const [first, ...others] = node.rows
  const head = node.headerRow ? first : undefined
  const body = head ? others : node.rows
  const cell = (text: Text, scope: 'row' | 'col' | undefined): ReactNode => {
    const shown = <Inlines text={text} page={page} />
    // an empty one heads nothing
    return scope && plainOf(text, page) ? <th scope={scope}>{shown}</th> : <td>{shown}</td>
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure className="scrolled" id={node.anchor} aria-label={page.t('content.table')} tabIndex={0}>
      <table>
        {head && (
          <thead>
            <tr>{each(head, (text) => cell(text, 'col'))}</tr>
          </thead>
        )}
        <tbody>
          {each(body, (row) => (
            <tr>{each(row, (text, index) => cell(text, node.headerColumn && index === 0 ? 'row' : undefined))}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Columns, one below the other on a phone. */
export const ColumnsBlock = ({ node, below }: GivenMore<Columns & Anchored>) => (
  <div className="beside" id={node.anchor}>
    {each(node.columns, ({ share, children }) => (
      <div className={`share-${share}`}>{below(children)}</div>
    ))}
  </div>
)

/** Tabs as parts to be opened, of which one is open at a time: that needs no script, and paper shows them all. */
export function TabsBlock({ node, page, below }: GivenMore<Tabs & Anchored>) {
  const name = `tabs-${page.count('tabs')}`
  return (
    <div className="tabs" id={node.anchor}>
      {each(node.tabs, ({ label, icon, children }, index) => (
        <details name={name} open={index === 0}>
          <summary>
            {icon && <IconMark icon={icon} />}
            <Inlines text={label} page={page} />
          </summary>
          {below(children)}
        </details>
      ))}
    </div>
  )
}
