import { description } from '../en/description.ts'
import { pictureErrors } from '../en/picture-errors.ts'

/** What the tab "Page" of an event needs beyond the other tabs, in English. */
export const messages = { description, pictureErrors } as const
