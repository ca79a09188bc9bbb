import { installation } from '../fr/installation.ts'
import { settings } from '../fr/settings.ts'

/** What the settings of a team and of the installation need, in French. */
export const messages = { installation, settings } as const
