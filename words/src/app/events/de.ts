import { addressErrors } from '../de/address-errors.ts'
import { createEvent } from '../de/create-event.ts'
import { event } from '../de/event.ts'
import { eventErrors } from '../de/event-errors.ts'
import { notionErrors } from '../de/notion-errors.ts'

/** Texts of the page of an event, in German. */
export const messages = { addressErrors, createEvent, event, eventErrors, notionErrors } as const
