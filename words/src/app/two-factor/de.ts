import { signInErrors } from '../de/sign-in-errors.ts'
import { twoFactor } from '../de/two-factor.ts'

/** Texts of two-factor sign-in, in German. */
export const messages = { signInErrors, twoFactor } as const
