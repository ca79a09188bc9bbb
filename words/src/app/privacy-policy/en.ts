import { privacy } from '../en/privacy.ts'

/** Texts around the privacy policy, in English. */
export const messages = { privacy } as const
