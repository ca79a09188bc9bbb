import { privacy } from '../fr/privacy.ts'

/** Texts around the privacy policy, in French. */
export const messages = { privacy } as const
