import { settings } from '../en/settings.ts'
import { settingsErrors } from '../en/settings-errors.ts'
import { stripeErrors } from '../en/stripe-errors.ts'

/** Texts of the settings, in English. */
export const messages = { settings, settingsErrors, stripeErrors } as const
