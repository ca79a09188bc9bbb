import type * as Tree from '../../lib/notion/tree.ts'
import type { ContainerBlockProps } from './block-props.ts'
import { classes, colorClassOf } from './classes.ts'
import { Inlines } from './Inlines.tsx'
import { renderEach } from './render-each.ts'

export const List = ({ node, ...props }: ContainerBlockProps<Tree.List>) => (
  <ul dir="auto">
    {renderEach(node.items, (item) => (
      <Item node={item} {...props} />
    ))}
  </ul>
)

const formats = { numbers: '1', letters: 'a', roman: 'i' } as const

export const NumberedList = ({ node, ...props }: ContainerBlockProps<Tree.NumberedList>) => (
  <ol dir="auto" start={node.start} type={node.format && formats[node.format]}>
    {renderEach(node.items, (item) => (
      <Item node={item} {...props} />
    ))}
  </ol>
)

const Item = ({ node, page, renderChildren }: ContainerBlockProps<Tree.Item>) => (
  <li id={node.anchor} className={colorClassOf(node)}>
    <Inlines text={node.text} page={page} />
    {renderChildren(node.children)}
  </li>
)

/** A to-do list. Readers cannot tick items off, so it has no checkboxes. */
export const TaskList = ({ node, page, renderChildren }: ContainerBlockProps<Tree.TaskList>) => (
  <ul dir="auto" className="tasks">
    {renderEach(node.items, ({ checked, text, children, ...item }) => (
      <li id={item.anchor} className={classes(checked && 'done', colorClassOf(item))}>
        <span className="unseen" lang={page.language} dir="auto">
          {page.t(checked ? 'content.done' : 'content.open')}{' '}
        </span>
        <Inlines text={text} page={page} />
        {renderChildren(children)}
      </li>
    ))}
  </ul>
)
