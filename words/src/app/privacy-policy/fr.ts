import { privacyPolicy } from '../fr/privacy-policy.ts'

/** Texts around the privacy policy, in French. */
export const messages = { privacyPolicy } as const
