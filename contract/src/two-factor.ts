import { z } from 'zod'

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10

/** Six digits of the authenticator, with or without spaces. */
export const AuthenticatorCode = z
  .string()
  .max(20)
  .overwrite((code) => code.replace(/\s/g, ''))
  .regex(/^\d{6}$/)

/** The second factor of an account beside its password: an authenticator app. */
export const TwoFactor = z
  .object({
    /** When it was turned on; absent while it is off. */
    enabledAt: z.iso.datetime().optional(),
    /** The recovery codes that are not used yet. */
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'TwoFactor' })
export type TwoFactor = z.infer<typeof TwoFactor>

/** The secret of an authenticator app; shown once. */
export const AuthenticatorSecret = z
  .object({
    /** In base 32, to be typed. */
    secret: z.string(),
    /** An `otpauth:` address, for a QR code. */
    uri: z.string(),
  })
  .meta({ id: 'AuthenticatorSecret' })

/** Confirms an authenticator with a code that it shows. */
export const AuthenticatorConfirmation = z
  .strictObject({ code: AuthenticatorCode })
  .meta({ id: 'AuthenticatorConfirmation' })

/** Recovery codes, each of which replaces a code of the authenticator once; shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
