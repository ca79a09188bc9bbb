import { createEvent } from '../en/create-event.ts'
import { description } from '../en/description.ts'
import { event } from '../en/event.ts'
import { key } from '../en/key.ts'
import { notion } from '../en/notion.ts'
import { pictureErrors } from '../en/picture-errors.ts'
import { tickets } from '../en/tickets.ts'
import { website } from '../en/website.ts'

/** What the page of an event needs, in English. */
export const messages = { createEvent, description, event, key, notion, pictureErrors, tickets, website } as const
