import { changelog } from '../fr/changelog.ts'

/** What the changelog needs, in French. */
export const messages = { changelog } as const
