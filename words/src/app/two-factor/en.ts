import { signInErrors } from '../en/sign-in-errors.ts'
import { twoFactor } from '../en/two-factor.ts'

/** Texts of two-factor sign-in, in English. */
export const messages = { signInErrors, twoFactor } as const
