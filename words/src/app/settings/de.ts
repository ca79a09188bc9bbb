import { settings } from '../de/settings.ts'
import { settingsErrors } from '../de/settings-errors.ts'
import { stripeErrors } from '../de/stripe-errors.ts'

/** What the settings need, in German. */
export const messages = { settings, settingsErrors, stripeErrors } as const
