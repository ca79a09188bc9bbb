import type { Language } from '@foyer/contract/languages'
import type { PageTree } from '../../lib/notion/tree.ts'
import type { Translator } from '../messages.ts'
import type { EquationRenderer } from './equations.ts'
import { createEquationRenderer } from './equations.ts'
import type { Outline } from './outline.ts'
import { outlineOf } from './outline.ts'

/** The preview is for the team, and also names the blocks that the public page skips. */
export type Audience = 'public' | 'preview'

/** The state of rendering one page. */
export interface Rendering {
  t: Translator
  language: Language
  /** The time zone of the event (IANA), for dates without a zone of their own. */
  timeZone: string
  audience: Audience
  outline: Outline
  equations: EquationRenderer
  /** Collects the origins of embedded players. */
  frames: Set<string>
  /** Counts the blocks of a kind. @returns their number so far, including this one */
  count(kind: 'tabs' | 'contents'): number
}

export function renderingOf(
  tree: PageTree,
  options: Pick<Rendering, 't' | 'language' | 'timeZone' | 'audience'>,
): Rendering {
  const counts = { tabs: 0, contents: 0 }
  return {
    ...options,
    outline: outlineOf(tree),
    equations: createEquationRenderer(),
    frames: new Set(),
    count: (kind) => ++counts[kind],
  }
}
