import { addressErrors } from '../en/address-errors.ts'
import { createEvent } from '../en/create-event.ts'
import { event } from '../en/event.ts'
import { eventErrors } from '../en/event-errors.ts'
import { notionErrors } from '../en/notion-errors.ts'

/** Texts of the page of an event, in English. */
export const messages = { addressErrors, createEvent, event, eventErrors, notionErrors } as const
