import { notionErrors } from '../en/notion-errors.ts'
import { notionKey } from '../en/notion-key.ts'

/** Texts of the key for the Notion page of an event, in English. */
export const messages = { notionErrors, notionKey } as const
