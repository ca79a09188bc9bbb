import { createEvent } from '../de/create-event.ts'
import { event } from '../de/event.ts'
import { notion } from '../de/notion.ts'
import { tickets } from '../de/tickets.ts'

/** What the page of an event needs, in German. */
export const messages = { createEvent, event, notion, tickets } as const
