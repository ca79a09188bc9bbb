import { createEvent } from '../en/create-event.ts'
import { event } from '../en/event.ts'
import { eventErrors } from '../en/event-errors.ts'
import { notion } from '../en/notion.ts'
import { notionErrors } from '../en/notion-errors.ts'

/** Texts of the page of an event, in English. */
export const messages = { eventErrors, createEvent, event, notion, notionErrors } as const
