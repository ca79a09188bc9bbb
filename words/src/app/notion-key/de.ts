import { notionErrors } from '../de/notion-errors.ts'
import { notionKey } from '../de/notion-key.ts'

/** Texts of the key for the Notion page of an event, in German. */
export const messages = { notionErrors, notionKey } as const
