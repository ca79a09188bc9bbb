import { changelog } from '../en/changelog.ts'

/** Texts around the changelog, in English. */
export const messages = { changelog } as const
