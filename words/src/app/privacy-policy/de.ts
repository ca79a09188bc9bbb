import { privacy } from '../de/privacy.ts'

/** What the privacy policy needs, in German. */
export const messages = { privacy } as const
