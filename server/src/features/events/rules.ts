import { placeAfter } from '@foyer/contract/event-place'
import type { EventChanges } from '@foyer/contract/events'
import { readNotionLink } from '@foyer/contract/read-notion-link'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import type { Db } from '../../lib/db.ts'
import type { Secrets } from '../../lib/secrets.ts'
import type { EventRow } from './queries.ts'

/** A change of an event, for the features above this one that depend on it: ticket types, Notion pages, websites. */
export type SavedEvent = { eventId: string } & (
  | { kind: 'created'; websiteUrl: string | null }
  /** A field that is absent has not changed. */
  | {
      kind: 'changed'
      websiteUrl?: string | null | undefined
      notionLink?: string | null | undefined
      /** A change of its time zone: its moments keep their local time. */
      zone: ZoneChange | undefined
      /** The event has a new access, and its buyers are to be notified. */
      mailsAccess: boolean
    }
  | { kind: 'duplicated'; from: string; websiteUrl: string | null }
  /** Without a key when the key was removed. */
  | { kind: 'key-changed'; key: string | undefined }
)

/** Applies the consequences of a saved event, in the event's transaction. */
export type OnEventSaved = (tx: Db, saved: SavedEvent) => Promise<void>

/**
 * Reserves the requests of a key check within Notion's rate limit.
 * @returns false when the key has been checked too often within the last minute
 */
export type ReserveKeyCheck = (key: string) => Promise<boolean>

/** The services that the commands of events need. */
export interface EventServices {
  onEventSaved: OnEventSaved
}

/** The context that an API key is encrypted for: it cannot be decrypted in another event's row. */
export const keyRecord = (eventId: string): string => `event:${eventId}:api-key`

/** The context that the access to an online event is encrypted for. */
export const accessRecord = (eventId: string): string => `event:${eventId}:online-access`

/** How to take part in an online event. @returns undefined when the team has not said it */
export const onlineAccessOf = (
  secrets: Pick<Secrets, 'decrypt'>,
  { id, onlineAccess }: Pick<EventRow, 'id' | 'onlineAccess'>,
): string | undefined => (onlineAccess === null ? undefined : secrets.decrypt(onlineAccess, accessRecord(id)))

/** The id of the Notion page that a stored link leads to. */
export function notionPageIdOf(notionLink: string | null): string | undefined {
  const parsed = notionLink ? readNotionLink(notionLink) : undefined
  return parsed?.ok ? parsed.pageId : undefined
}

/** @returns undefined when the time zone stays the same */
export const zoneChange = (event: Pick<EventRow, 'timeZone'>, { timeZone }: EventChanges): ZoneChange | undefined =>
  timeZone === undefined || timeZone === event.timeZone ? undefined : { from: event.timeZone, to: timeZone }

type Changes = Omit<EventChanges, 'version' | 'capacity' | 'onlineAccess' | 'mailBuyers' | 'cover'>

/** The columns of an event after a change. A new date ends "to be announced"; `dateTba` removes the date and the end. */
export function applyChanges(event: EventRow, { date, dateTba, endsAt, ...rest }: Changes) {
  const open = dateTba ?? (date === undefined && event.dateTba)
  const place = placeAfter(event, rest)
  const newLink = rest.notionLink !== undefined && rest.notionLink !== event.notionLink
  const start = date ? new Date(date) : event.date
  const end = endsAt ? new Date(endsAt) : event.endsAt
  return {
    ...rest,
    ...place,
    dateTba: open,
    // for an event without a date, the column has the time of its creation and is used for sorting only
    date: open ? event.createdAt : start,
    endsAt: open || endsAt === null ? null : end,
    ...(newLink && { apiKeyCheckedAt: null }),
  }
}

/** The place of an event: venue, city and region, as far as they are known, otherwise the URL of its website, if it has one. */
export const locationOf = (event: Pick<EventRow, 'venue' | 'city' | 'region' | 'websiteUrl'>): string =>
  [event.venue, event.city, event.region].filter(Boolean).join(', ') || (event.websiteUrl ?? '')

/** When the doors of an event open. @returns undefined when that is not said, or its date is open */
export const doorsAt = ({
  date,
  dateTba,
  doorsMinutesBefore,
}: Pick<EventRow, 'date' | 'dateTba' | 'doorsMinutesBefore'>): Date | undefined =>
  dateTba || doorsMinutesBefore === null ? undefined : new Date(date.getTime() - doorsMinutesBefore * 60_000)

/** The tax columns of a ticket type: without VAT, the rate is kept for later. */
export const taxOf = (taxRateBp: number, charges: boolean): { taxRateBp: number; usualTaxRateBp: number | null } =>
  charges ? { taxRateBp, usualTaxRateBp: null } : { taxRateBp: 0, usualTaxRateBp: taxRateBp }
