import { z } from 'zod'
import { BookingFee } from './booking-fee.ts'
import { CancellationPolicy } from './cancellation-policy.ts'
import { maxAltLength } from './content.ts'
import { contentLanguages } from './content-languages.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { Discount, maxDiscounts } from './discounts.ts'
import { maxDoorsMinutes, maxOnlineAccessLength, maxPostcodeLength } from './event-limits.ts'
import { eventStatuses } from './event-status.ts'
import { Picture } from './files.ts'
import { Moment } from './moment.ts'
import { NotionLink } from './notion-link.ts'
import { PageQuery } from './paging.ts'
import { PaymentTerms } from './payment-terms.ts'
import { refine } from './refine.ts'
import { line, maxNameLength, paragraph, requiredName } from './text.ts'
import { maxSeats } from './ticket-limits.ts'
import { TimeZone } from './time-zone.ts'
import { Version } from './version.ts'
import { WebAddress } from './web-address.ts'

/** The name of an event created without a title. */
export const untitled = 'Untitled Event'

export const EventStatus = z.enum(eventStatuses).meta({ id: 'EventStatus' })

/**
 * The state of an event's site. `website-down` takes precedence; the others describe its Notion page: the organiser has
 * to act (`notion-trouble`), no page or key is set, the key is not verified yet, or the page is published.
 */
export const SiteState = z
  .enum(['website-down', 'notion-trouble', 'not-connected', 'unchecked', 'connected'])
  .meta({ id: 'SiteState' })
export type SiteState = z.infer<typeof SiteState>

const ContentLanguage = z.enum(contentLanguages).meta({ id: 'ContentLanguage' })

const percent = z.number().min(0).max(100)

/** How a picture is cropped and described. The focus is a point of the picture, in percent from its left and its top. */
const coverText = { alt: paragraph(maxAltLength), focusX: percent, focusY: percent }

/** The cover picture of an event. Crops keep the focus in view. An empty `alt` says that the picture is decoration. */
export const Cover = Picture.extend(coverText).meta({ id: 'Cover' })
export type Cover = z.infer<typeof Cover>

/** The place of an event, which an online event lacks. */
export const placeFields = {
  venue: z.string().optional(),
  street: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: Country.optional(),
  /** A map that shows the place; the public page otherwise links to OpenStreetMap. */
  mapUrl: z.string().optional(),
}

/** An event with its site: one resource for both. */
export const Event = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The start, UTC. While the date is open (`dateTba`) this is the time of creation, of use for sorting only. */
    date: z.iso.datetime(),
    dateTba: z.boolean(),
    endsAt: z.iso.datetime().optional(),
    timeZone: z.string(),
    /** How many minutes before the start the doors open. */
    doorsMinutesBefore: z.int().optional(),
    /** 'venue, city, region', or the website address if the event has no place; empty if it has neither. */
    location: z.string(),
    ...placeFields,
    /** Readers get the times of an online event in their own time zone. It has no place. */
    online: z.boolean(),
    /**
     * How to take part in an online event: a link or a text, which buyers get with a paid order. Lists, and the
     * responses to new events and copies, do not have it; nor do members see it who may not change events.
     */
    onlineAccess: z.string().optional(),
    cover: Cover.optional(),
    /** Absent if the event has no website other than its public page. */
    websiteUrl: z.string().optional(),
    notionLink: z.string().optional(),
    /** The language of the Notion page, if the team has set it. Otherwise Foyer detects it. */
    contentLanguage: ContentLanguage.optional(),
    /** Masked: `ntn_…1a2b`. The API never returns the whole key. */
    apiKey: z.string().optional(),
    /** 'sold/capacity' over all ticket types; the capacity is the event's own if that is lower. */
    ticketsSold: z.string(),
    /** The maximum number of seats held and sold together, whatever the capacities of the ticket types. */
    capacity: z.int().optional(),
    /** Absent: buyers cannot cancel paid tickets themselves. */
    cancellation: CancellationPolicy.optional(),
    /** Absent: the default, 14 days and a reminder three days before they are over. */
    paymentTerms: PaymentTerms.optional(),
    /** Absent: none. */
    discounts: z.array(Discount).optional(),
    /** Absent: none. */
    bookingFee: BookingFee.optional(),
    status: EventStatus,
    slug: z.string(),
    currency: Currency,
    siteState: SiteState,
    /** Whether the team has written a description, in any language. */
    described: z.boolean(),
    version: Version,
  })
  .meta({ id: 'Event' })
export type Event = z.infer<typeof Event>

export const UpcomingEvent = z
  .object({ id: z.string(), name: z.string(), siteState: SiteState })
  .meta({ id: 'UpcomingEvent' })
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

/** `next`: those that are not over, the soonest first; then those without a date; then those that are over. */
export const eventSorts = ['date', 'next', 'name', 'status'] as const
export type EventSort = (typeof eventSorts)[number]
export const eventTimes = ['ahead', 'over'] as const
export const EventFilter = PageQuery.extend({
  /** Search words, matched in name and place. */
  q: line(maxNameLength).optional(),
  status: EventStatus.optional(),
  /** `ahead`: those that are not over, and those without a date. `over`: the others. */
  when: z.enum(eventTimes).optional(),
  /** Defaults to the date, newest first. */
  sort: z.enum(eventSorts).optional(),
  /** Without effect on `next`. */
  order: z.enum(['asc', 'desc']).optional(),
})
export type EventFilter = z.output<typeof EventFilter>

export const NewEvent = z
  .strictObject({
    title: line(maxNameLength).optional(),
    /** The website that Foyer watches. Without it, the public page is the event's only site. */
    urlLink: WebAddress.optional(),
    status: EventStatus.default('test'),
    notionLink: NotionLink.optional(),
    /** The start; without it the date is to be announced. */
    date: Moment.optional(),
    /** Of the date. Default: the team's. */
    timeZone: TimeZone.optional(),
    venue: line(maxNameLength).min(1).optional(),
    city: line(maxNameLength).min(1).optional(),
    /** An online event has no venue and no city. */
    online: z.boolean().optional(),
  })
  .meta({ id: 'NewEvent' })
export type NewEvent = z.output<typeof NewEvent>

const placePart = line(maxNameLength).min(1).nullable()

/** The cover picture: one that was uploaded for the event. */
export const NewCover = z.strictObject({ hash: Picture.shape.hash, ...coverText }).meta({ id: 'NewCover' })

/** The path segment of an event's public address: lower-case letters, digits and single hyphens. */
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
    doorsMinutesBefore: z.int().min(0).max(maxDoorsMinutes).nullable(),
    venue: placePart,
    street: placePart,
    postcode: line(maxPostcodeLength).min(1).nullable(),
    city: placePart,
    region: placePart,
    country: Country.nullable(),
    mapUrl: WebAddress.nullable(),
    /** `true` removes the place; a new place makes it `false` (`placeAfter`), which removes `onlineAccess`. */
    online: z.boolean(),
    /** Only for an online event. */
    onlineAccess: paragraph(maxOnlineAccessLength).min(1).nullable(),
    /** Mails the new access to the buyers of paid orders, if `onlineAccess` changes. Not stored. */
    mailBuyers: z.boolean(),
    cover: NewCover.nullable(),
    websiteUrl: WebAddress.nullable(),
    notionLink: NotionLink.nullable(),
    contentLanguage: ContentLanguage.nullable(),
    slug: Slug,
    currency: Currency,
    capacity: z.int().min(0).max(maxSeats).nullable(),
    /** For orders that are reserved from now on. */
    cancellation: CancellationPolicy.nullable(),
    /** null: the default. */
    paymentTerms: PaymentTerms.nullable(),
    /** All of them. An order keeps the prices that it was reserved with. */
    discounts: z.array(Discount).max(maxDiscounts),
    /** null: none. */
    bookingFee: BookingFee.nullable(),
    version: Version,
  })
  .partial()
  .meta({ id: 'EventChanges' })
export type EventChanges = z.output<typeof EventChanges>

export const StatusChange = z.strictObject({ status: EventStatus }).meta({ id: 'StatusChange' })

/** A pasted Notion token, without spaces inside. Tokens have no documented format; only Notion can verify one. */
export const ApiKey = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('notion-key-format', (value: string) => /^[\x21-\x7e]{8,}$/.test(value)))
export const NewApiKey = z.strictObject({ apiKey: ApiKey }).meta({ id: 'NewApiKey' })

/** Masks a key down to Notion's prefix and its last four characters, or to '…' if fewer than six would stay hidden. */
export function maskKey(key: string): string {
  const prefix = /^(ntn|secret)_/.exec(key)?.[0] ?? ''
  return key.length < prefix.length + 6 + 4 ? '…' : `${prefix}…${key.slice(-4)}`
}
