import { notionPages } from '../en/notion-pages.ts'

/** Texts of an event's Notion page, in English. */
export const messages = { notionPages } as const
