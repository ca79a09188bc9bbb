import type { Color } from '../../lib/notion/tree.ts'
import type { BlockProps } from './block-props.ts'
import { classes, colorClassOf } from './classes.ts'
import { plainTextOf } from './plain-text.ts'
import { renderEach } from './render-each.ts'

/** Links to the headings of the page. */
export function TableOfContents({ node, page }: BlockProps<{ anchor?: string; color?: Color }>) {
  const { outline, t } = page
  if (outline.length === 0) return null
  // two navigation landmarks with the same name would confuse screen readers
  const Tag = page.count('contents') === 1 ? 'nav' : 'div'
  return (
    <Tag
      className={classes('contents', colorClassOf(node))}
      id={node.anchor}
      {...(Tag === 'nav' && { 'aria-label': t('content.contents') })}
    >
      <ul>
        {renderEach(outline, ({ heading, level }) => (
          <li dir="auto" className={`level-${level}`}>
            <a href={`#${heading.anchor}`}>{plainTextOf(heading.text, page)}</a>
          </li>
        ))}
      </ul>
    </Tag>
  )
}
