import { notionPages } from '../fr/notion-pages.ts'

/** Texts of an event's Notion page, in French. */
export const messages = { notionPages } as const
