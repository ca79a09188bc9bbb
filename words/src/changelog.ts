import { releases as de } from './changelog/de.ts'
import { releases as en } from './changelog/en.ts'
import { releases as fr } from './changelog/fr.ts'
import type { Releases } from './changelog/releases.ts'

/** The releases of Foyer in each language, newest first. */
export const changelog = { en, de, fr } as const satisfies Record<'en' | 'de' | 'fr', Releases>
