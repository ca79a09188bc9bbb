import { releases as de } from './changelog/de.ts'
import { releases as en } from './changelog/en.ts'
import { releases as fr } from './changelog/fr.ts'
import type { Releases } from './changelog/releases.ts'

/** What changed in Foyer, the newest release first, in each language. */
export const changelog = { en, de, fr } as const satisfies Record<'en' | 'de' | 'fr', Releases>
