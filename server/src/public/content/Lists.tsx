import type * as Tree from '../../lib/notion/tree.ts'
import { classes, classOf } from './classes.ts'
import { each } from './each.ts'
import { Inlines } from './Inlines.tsx'
import type { GivenMore } from './parts.ts'

export const List = ({ node, ...given }: GivenMore<Tree.List>) => (
  <ul>
    {each(node.items, (item) => (
      <Item node={item} {...given} />
    ))}
  </ul>
)

const formats = { numbers: '1', letters: 'a', roman: 'i' } as const

export const NumberedList = ({ node, ...given }: GivenMore<Tree.NumberedList>) => (
  <ol start={node.start} type={node.format && formats[node.format]}>
    {each(node.items, (item) => (
      <Item node={item} {...given} />
    ))}
  </ol>
)

const Item = ({ node, page, below }: GivenMore<Tree.Item>) => (
  <li id={node.anchor} className={classOf(node)}>
    <Inlines text={node.text} page={page} />
    {below(node.children)}
  </li>
)

/** What is to be done. Nobody can tick it off here, so there are no checkboxes. */
export const TaskList = ({ node, page, below }: GivenMore<Tree.TaskList>) => (
  <ul className="tasks">
    {each(node.items, ({ checked, text, children, ...item }) => (
      <li id={item.anchor} className={classes(checked && 'done', classOf(item))}>
        <span className="unseen">{page.t(checked ? 'content.done' : 'content.open')} </span>
        <Inlines text={text} page={page} />
        {below(children)}
      </li>
    ))}
  </ul>
)
