import { changelog } from '../de/changelog.ts'

/** Texts around the changelog, in German. */
export const messages = { changelog } as const
