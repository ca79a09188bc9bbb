import { description } from '../fr/description.ts'
import { pictureErrors } from '../fr/picture-errors.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in French. */
export const messages = { description, pictureErrors } as const
