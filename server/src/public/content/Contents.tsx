import type { Color } from '../../lib/notion/tree.ts'
import { classes, classOf } from './classes.ts'
import { each } from './each.ts'
import type { Given } from './parts.ts'
import { plainOf } from './said.ts'

/** The page's headings, to go to. */
export function Contents({ node, page }: Given<{ anchor?: string; color?: Color }>) {
  const { outline, t } = page
  if (outline.length === 0) return null
  // a second one under the same name would be a landmark too many
  const Tag = page.count('contents') === 1 ? 'nav' : 'div'
  return (
    <Tag
      className={classes('contents', classOf(node))}
      id={node.anchor}
      {...(Tag === 'nav' && { 'aria-label': t('content.contents') })}
    >
      <ul>
        {each(outline, ({ heading, level }) => (
          <li className={`level-${level}`}>
            <a href={`#${heading.anchor}`}>{plainOf(heading.text, page)}</a>
          </li>
        ))}
      </ul>
    </Tag>
  )
}
