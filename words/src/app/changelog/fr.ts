import { changelog } from '../fr/changelog.ts'

/** Texts around the changelog, in French. */
export const messages = { changelog } as const
