import { z } from 'zod'
import { Currency } from './currency.ts'
import { eventStatuses } from './event-status.ts'
import { Moment } from './moment.ts'
import { NotionLink } from './notion-link.ts'
import { PageQuery } from './paging.ts'
import { refine } from './refine.ts'
import { line, nameLength, requiredName } from './text.ts'
import { mostSeats } from './ticket-limits.ts'
import { TimeZone } from './time-zone.ts'
import { WebAddress } from './web-address.ts'

/** The name of an event that was created without a title. */
export const untitled = 'Untitled Event'

export const EventStatus = z.enum(eventStatuses).meta({ id: 'EventStatus' })

/**
 * How the event's site is: its website, when that is down, else how it stands with Notion: something to be done there,
 * nothing to read, a key not yet tried, or a page that is published.
 */
export const SiteState = z
  .enum(['website-down', 'notion-trouble', 'not-connected', 'unchecked', 'connected'])
  .meta({ id: 'SiteState' })
export type SiteState = z.infer<typeof SiteState>

/** An event, which is also a site. */
export const Event = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The start, UTC. Of an event whose date is still open: when it was created, and no date for anything but sorting. */
    date: z.iso.datetime(),
    dateTba: z.boolean(),
    endsAt: z.iso.datetime().optional(),
    timeZone: z.string(),
    /** 'venue, city, region', or the website address while no place is given. */
    location: z.string(),
    venue: z.string().optional(),
    city: z.string().optional(),
    region: z.string().optional(),
    websiteUrl: z.string(),
    notionLink: z.string().optional(),
    /** Masked, never whole: `ntn_…1a2b`. */
    apiKey: z.string().optional(),
    /** 'sold/capacity', of all its ticket types; the capacity is the event's own where that is less. */
    ticketsSold: z.string(),
    /** The most seats that may be held and sold in all, whatever the ticket types have. */
    capacity: z.int().optional(),
    status: EventStatus,
    slug: z.string(),
    currency: Currency,
    siteState: SiteState,
    /** Counts the changes; sent back with a change it shows whether the form was stale. */
    version: z.number().int(),
  })
  .meta({ id: 'Event' })
export type Event = z.infer<typeof Event>

export const UpcomingEvent = z
  .object({ id: z.string(), name: z.string(), siteState: SiteState })
  .meta({ id: 'UpcomingEvent' })
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

export const eventSorts = ['date', 'name', 'status'] as const
export type EventSort = (typeof eventSorts)[number]
export const EventFilter = PageQuery.extend({
  /** Words to find in name and place. */
  q: line(nameLength).optional(),
  status: EventStatus.optional(),
  /** By date, the newest first, unless asked otherwise. */
  sort: z.enum(eventSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type EventFilter = z.output<typeof EventFilter>

export const NewEvent = z
  .strictObject({
    title: line(nameLength).optional(),
    urlLink: WebAddress,
    status: EventStatus.default('test'),
    notionLink: NotionLink.optional(),
  })
  .meta({ id: 'NewEvent' })
export type NewEvent = z.output<typeof NewEvent>

const placePart = line(nameLength).min(1).nullable()

/** The part of a public address that names the event: lower case letters, digits and single hyphens. */
export const Slug = z
  .string()
  .max(80)
  .refine(...refine('slug', (value: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)))

export const EventChanges = z
  .strictObject({
    name: requiredName,
    date: Moment,
    dateTba: z.boolean(),
    endsAt: Moment.nullable(),
    timeZone: TimeZone,
    venue: placePart,
    city: placePart,
    region: placePart,
    websiteUrl: WebAddress,
    notionLink: NotionLink.nullable(),
    slug: Slug,
    currency: Currency,
    capacity: z.int().min(0).max(mostSeats).nullable(),
    /** The version the form was filled from; refused as `stale` when the event is at another by now. */
    version: z.number().int(),
  })
  .partial()
  .meta({ id: 'EventChanges' })
export type EventChanges = z.output<typeof EventChanges>

export const StatusChange = z.strictObject({ status: EventStatus }).meta({ id: 'StatusChange' })

/** A Notion token as pasted: no spaces within. Whether it is one, Notion says (tokens have no fixed form). */
export const ApiKey = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('notion-key-format', (value: string) => /^[\x21-\x7e]{8,}$/.test(value)))
export const NewApiKey = z.strictObject({ apiKey: ApiKey }).meta({ id: 'NewApiKey' })

/** How a key is shown: Notion's prefix and the last four characters, unless fewer than six would stay hidden. */
export function maskKey(key: string): string {
  const prefix = /^(ntn|secret)_/.exec(key)?.[0] ?? ''
  return key.length < prefix.length + 6 + 4 ? '…' : `${prefix}…${key.slice(-4)}`
}
