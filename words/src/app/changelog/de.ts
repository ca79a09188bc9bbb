import { changelog } from '../de/changelog.ts'

/** What the changelog needs, in German. */
export const messages = { changelog } as const
