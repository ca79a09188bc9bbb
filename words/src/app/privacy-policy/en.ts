import { privacy } from '../en/privacy.ts'

/** What the privacy policy needs, in English. */
export const messages = { privacy } as const
