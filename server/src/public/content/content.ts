import type { Language } from '@foyer/contract/languages'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Allowed } from '../../http/security-headers.ts'
import { openKeep } from '../../lib/keep.ts'
import type { FileCopy, Icon, PageTree } from '../../lib/notion/tree.ts'
import { wordsIn } from '../words.ts'
import { Blocks } from './Blocks.tsx'
import type { Audience } from './rendering.ts'
import { renderingOf } from './rendering.ts'

/** What of a page from Notion stands on the page of an event. */
export interface Content {
  html: string
  /** Rules for its equations, when it has some. */
  styles?: string
  /** What the page may therefore do that others may not. */
  allowed?: Allowed
  cover?: FileCopy
  icon?: Icon
}

interface For {
  language: Language
  /** The event's (IANA). */
  timeZone: string
}

/** Makes a page from Notion into HTML. Nothing of what somebody wrote there is taken for markup. */
export function renderContent(tree: PageTree, audience: Audience, { language, timeZone }: For): Content {
  const page = renderingOf(tree, { t: wordsIn(language), language, timeZone, audience })
  const html = renderToStaticMarkup(createElement(Blocks, { nodes: tree.blocks, page }))
  const styles = page.equations.styles()
  const allowed: Allowed = { frames: [...page.frames], styles: styles ? [styles] : [] }
  const { cover, icon } = tree
  return {
    html,
    ...(styles && { styles }),
    ...((styles || allowed.frames.length > 0) && { allowed }),
    ...(cover && { cover }),
    ...(icon && { icon }),
  }
}

// a page of a thousand blocks is some 0.7 MB
const kept = openKeep<Content>(24_000_000, ({ html }) => html.length)

/**
 * What everybody sees of a page from Notion. It is made once in each language: the pages around it are made anew
 * whenever something is sold.
 * @param hash of what the page says; what was made of it is good for as long as this stays the same
 */
export async function keptContent(
  hash: string,
  load: () => Promise<PageTree | undefined>,
  given: For,
): Promise<Content | undefined> {
  const name = `${hash} ${given.language} ${given.timeZone}`
  const found = kept.get(name) ?? (await made(load, given))
  if (!found) return undefined
  kept.set(name, found)
  return found
}

async function made(load: () => Promise<PageTree | undefined>, given: For): Promise<Content | undefined> {
  const tree = await load()
  return tree && renderContent(tree, 'public', given)
}
