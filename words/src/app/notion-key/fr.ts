import { notionErrors } from '../fr/notion-errors.ts'
import { notionKey } from '../fr/notion-key.ts'

/** Texts of the key for the Notion page of an event, in French. */
export const messages = { notionErrors, notionKey } as const
