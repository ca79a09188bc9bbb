import { notionPages } from '../de/notion-pages.ts'

/** Texts of an event's Notion page, in German. */
export const messages = { notionPages } as const
