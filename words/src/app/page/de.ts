import { description } from '../de/description.ts'
import { pictureErrors } from '../de/picture-errors.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in German. */
export const messages = { description, pictureErrors } as const
