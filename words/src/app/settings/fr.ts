import { settings } from '../fr/settings.ts'
import { settingsErrors } from '../fr/settings-errors.ts'
import { stripeErrors } from '../fr/stripe-errors.ts'

/** Texts of the settings, in French. */
export const messages = { settings, settingsErrors, stripeErrors } as const
