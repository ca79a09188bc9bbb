import { createEvent } from '../fr/create-event.ts'
import { event } from '../fr/event.ts'
import { notion } from '../fr/notion.ts'
import { tickets } from '../fr/tickets.ts'

/** What the page of an event needs, in French. */
export const messages = { createEvent, event, notion, tickets } as const
