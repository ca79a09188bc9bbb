import { privacy } from '../fr/privacy.ts'

/** What the privacy policy needs, in French. */
export const messages = { privacy } as const
