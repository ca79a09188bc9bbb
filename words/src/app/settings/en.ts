import { settings } from '../en/settings.ts'
import { settingsErrors } from '../en/settings-errors.ts'

/** Texts of the settings, in English. */
export const messages = { settings, settingsErrors } as const
