import { settings } from '../fr/settings.ts'
import { settingsErrors } from '../fr/settings-errors.ts'

/** Texts of the settings, in French. */
export const messages = { settings, settingsErrors } as const
