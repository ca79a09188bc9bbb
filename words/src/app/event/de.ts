import { createEvent } from '../de/create-event.ts'
import { event } from '../de/event.ts'
import { eventErrors } from '../de/event-errors.ts'
import { notion } from '../de/notion.ts'
import { notionErrors } from '../de/notion-errors.ts'

/** What the page of an event needs, in German. */
export const messages = { eventErrors, createEvent, event, notion, notionErrors } as const
