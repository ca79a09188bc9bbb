import { installation } from '../en/installation.ts'
import { settings } from '../en/settings.ts'

/** What the settings of a team and of the installation need, in English. */
export const messages = { installation, settings } as const
