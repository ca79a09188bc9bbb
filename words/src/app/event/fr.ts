import { addressErrors } from '../fr/address-errors.ts'
import { createEvent } from '../fr/create-event.ts'
import { event } from '../fr/event.ts'
import { notion } from '../fr/notion.ts'
import { notionErrors } from '../fr/notion-errors.ts'

/** What the page of an event needs, in French. */
export const messages = { addressErrors, createEvent, event, notion, notionErrors } as const
