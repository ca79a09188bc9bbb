import { addressErrors } from '../fr/address-errors.ts'
import { createEvent } from '../fr/create-event.ts'
import { event } from '../fr/event.ts'
import { eventErrors } from '../fr/event-errors.ts'
import { notionErrors } from '../fr/notion-errors.ts'

/** Texts of the page of an event, in French. */
export const messages = { addressErrors, createEvent, event, eventErrors, notionErrors } as const
