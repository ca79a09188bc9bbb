import { common } from '../fr/common.ts'
import { errors } from '../fr/errors.ts'
import { events } from '../fr/events.ts'
import { home } from '../fr/home.ts'
import { shell } from '../fr/shell.ts'

/** Texts of every page and of the home list, in French. */
export const messages = { common, errors, events, home, shell } as const
