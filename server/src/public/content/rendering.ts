import type { Language } from '@foyer/contract/languages'
import type { PageTree } from '../../lib/notion/tree.ts'
import type { Words } from '../words.ts'
import type { Equations } from './equations.ts'
import { openEquations } from './equations.ts'
import type { Outline } from './outline.ts'
import { outlineOf } from './outline.ts'

/** Everybody; or those who write the page, who are told as well what everybody does not see. */
export type Audience = 'public' | 'preview'

/** What is known while a page's content is made into HTML. */
export interface Rendering {
  t: Words
  language: Language
  /** The event's, for moments that name none (IANA). */
  timeZone: string
  audience: Audience
  outline: Outline
  equations: Equations
  /** Takes note of where frames come from. */
  frames: Set<string>
  /** How many of a kind there are, with this one. */
  count(kind: 'tabs' | 'contents'): number
}

export function renderingOf(
  tree: PageTree,
  given: Pick<Rendering, 't' | 'language' | 'timeZone' | 'audience'>,
): Rendering {
  const counts = { tabs: 0, contents: 0 }
  return {
    ...given,
    outline: outlineOf(tree),
    equations: openEquations(),
    frames: new Set(),
    count: (kind) => ++counts[kind],
  }
}
