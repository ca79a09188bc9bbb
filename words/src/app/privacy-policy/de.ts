import { privacyPolicy } from '../de/privacy-policy.ts'

/** Texts around the privacy policy, in German. */
export const messages = { privacyPolicy } as const
