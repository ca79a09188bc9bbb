import { event } from '../de/event.ts'
import { key } from '../de/key.ts'
import { notion } from '../de/notion.ts'
import { tickets } from '../de/tickets.ts'
import { website } from '../de/website.ts'

/** What the page of an event needs, in German. */
export const messages = { event, key, notion, tickets, website } as const
