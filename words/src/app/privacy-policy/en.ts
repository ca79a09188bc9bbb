import { privacyPolicy } from '../en/privacy-policy.ts'

/** Texts around the privacy policy, in English. */
export const messages = { privacyPolicy } as const
