import type { Language } from '@foyer/contract/languages'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PagePermissions } from '../../http/request.ts'
import { createCache } from '../../lib/cache.ts'
import type { FileCopy, Icon, Node, PageTree } from '../../lib/notion/tree.ts'
import { messagesIn } from '../messages.ts'
import { Blocks } from './Blocks.tsx'
import { plainTextOf } from './plain-text.ts'
import type { Audience, Rendering } from './rendering.ts'
import { renderingOf } from './rendering.ts'

/** The content of a Notion page or a description, ready for the page of an event. */
export interface Content {
  html: string
  /** Its first paragraph, shortened, if it has one. */
  summary?: string
  /** CSS rules for the equations, if the page has some. */
  styles?: string
  /** The exceptions from the content security policy that this content needs. */
  permissions?: PagePermissions
  cover?: FileCopy
  icon?: Icon
}

interface ContentOptions {
  language: Language
  /** The time zone of the event (IANA). */
  timeZone: string
}

/** Renders a Notion page or a description as HTML. All its text is escaped, none of it is markup. */
export function renderContent(tree: PageTree, audience: Audience, { language, timeZone }: ContentOptions): Content {
  const page = renderingOf(tree, { t: messagesIn(language), language, timeZone, audience })
  const html = renderToStaticMarkup(createElement(Blocks, { nodes: tree.blocks, page }))
  const styles = page.equations.styles()
  const permissions: PagePermissions = { frames: [...page.frames], styles: styles ? [styles] : [] }
  const { cover, icon } = tree
  const summary = summaryOf(tree.blocks, page)
  return {
    html,
    ...(summary && { summary }),
    ...(styles && { styles }),
    ...((styles || permissions.frames.length > 0) && { permissions }),
    ...(cover && { cover }),
    ...(icon && { icon }),
  }
}

const maxSummaryLength = 300

function summaryOf(blocks: readonly Node[], page: Rendering): string | undefined {
  const paragraphs = blocks.flatMap((block) =>
    block.type === 'paragraph' ? [plainTextOf(block.text, page).trim()] : [],
  )
  const first = paragraphs.find((text) => text !== '')?.replace(/\s+/g, ' ')
  if (first === undefined || first.length <= maxSummaryLength) return first
  return `${first.slice(0, maxSummaryLength).replace(/\s+\S*$/, '')}…`
}

// a page of a thousand blocks takes about 0.7 MB
const cache = createCache<Content>(24_000_000, ({ html }) => html.length)

/**
 * Returns the public content of a page from the cache, or renders it. The event page around it is rendered again after
 * each sale; its content is not.
 * @param version names the content: what was rendered is correct as long as this stays the same
 */
export async function cachedContent(
  version: string,
  load: () => Promise<PageTree | undefined>,
  options: ContentOptions,
): Promise<Content | undefined> {
  const key = `${version} ${options.language} ${options.timeZone}`
  const content = cache.get(key) ?? (await loadAndRender(load, options))
  if (!content) return undefined
  cache.set(key, content)
  return content
}

async function loadAndRender(
  load: () => Promise<PageTree | undefined>,
  options: ContentOptions,
): Promise<Content | undefined> {
  const tree = await load()
  return tree && renderContent(tree, 'public', options)
}
