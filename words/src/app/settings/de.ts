import { settings } from '../de/settings.ts'
import { settingsErrors } from '../de/settings-errors.ts'

/** Texts of the settings, in German. */
export const messages = { settings, settingsErrors } as const
