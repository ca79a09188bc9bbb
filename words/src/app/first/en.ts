import { common } from '../en/common.ts'
import { errors } from '../en/errors.ts'
import { events } from '../en/events.ts'
import { home } from '../en/home.ts'
import { shell } from '../en/shell.ts'

/** Texts of every page and of the home list, in English. */
export const messages = { common, errors, events, home, shell } as const
