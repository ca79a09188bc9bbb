import { addressErrors } from '../en/address-errors.ts'
import { createEvent } from '../en/create-event.ts'
import { event } from '../en/event.ts'
import { notion } from '../en/notion.ts'
import { notionErrors } from '../en/notion-errors.ts'

/** What the page of an event needs, in English. */
export const messages = { addressErrors, createEvent, event, notion, notionErrors } as const
