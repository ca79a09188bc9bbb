import { changelog } from '../en/changelog.ts'

/** What the changelog needs, in English. */
export const messages = { changelog } as const
