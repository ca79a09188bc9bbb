import { event } from '../en/event.ts'
import { key } from '../en/key.ts'
import { notion } from '../en/notion.ts'
import { tickets } from '../en/tickets.ts'
import { website } from '../en/website.ts'

/** What the page of an event needs, in English. */
export const messages = { event, key, notion, tickets, website } as const
