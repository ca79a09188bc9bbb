import { signInErrors } from '../fr/sign-in-errors.ts'
import { twoFactor } from '../fr/two-factor.ts'

/** Texts of two-factor sign-in, in French. */
export const messages = { signInErrors, twoFactor } as const
