import { createEvent } from '../de/create-event.ts'
import { description } from '../de/description.ts'
import { event } from '../de/event.ts'
import { key } from '../de/key.ts'
import { notion } from '../de/notion.ts'
import { pictureErrors } from '../de/picture-errors.ts'
import { tickets } from '../de/tickets.ts'
import { website } from '../de/website.ts'

/** What the page of an event needs, in German. */
export const messages = { createEvent, description, event, key, notion, pictureErrors, tickets, website } as const
