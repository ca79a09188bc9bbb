import { createEvent } from '../fr/create-event.ts'
import { description } from '../fr/description.ts'
import { event } from '../fr/event.ts'
import { key } from '../fr/key.ts'
import { notion } from '../fr/notion.ts'
import { pictureErrors } from '../fr/picture-errors.ts'
import { tickets } from '../fr/tickets.ts'
import { website } from '../fr/website.ts'

/** What the page of an event needs, in French. */
export const messages = { createEvent, description, event, key, notion, pictureErrors, tickets, website } as const
