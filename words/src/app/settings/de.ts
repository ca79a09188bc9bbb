import { installation } from '../de/installation.ts'
import { settings } from '../de/settings.ts'

/** What the settings of a team and of the installation need, in German. */
export const messages = { installation, settings } as const
