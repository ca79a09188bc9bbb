import { common } from '../de/common.ts'
import { errors } from '../de/errors.ts'
import { events } from '../de/events.ts'
import { home } from '../de/home.ts'
import { shell } from '../de/shell.ts'

/** Texts of every page and of the home list, in German. */
export const messages = { common, errors, events, home, shell } as const
