import { createEvent } from '../en/create-event.ts'
import { event } from '../en/event.ts'
import { notion } from '../en/notion.ts'
import { tickets } from '../en/tickets.ts'

/** What the page of an event needs, in English. */
export const messages = { createEvent, event, notion, tickets } as const
