import { privacy } from '../de/privacy.ts'

/** Texts around the privacy policy, in German. */
export const messages = { privacy } as const
