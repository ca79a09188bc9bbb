import { z } from 'zod'
import { websiteFailures } from './website-failures.ts'

const moment = z.iso.datetime()

/** The reason for which a check of a website failed. The web app has a text for each. */
export const WebsiteFailure = z.enum(websiteFailures).meta({ id: 'WebsiteFailure' })

/**
 * The state of a website, `unchecked` until it has responded once or has failed for a day. After that it changes only
 * when two checks a minute apart agree.
 */
export const WebsiteState = z.enum(['unchecked', 'up', 'down']).meta({ id: 'WebsiteState' })
export type WebsiteState = z.infer<typeof WebsiteState>

/** The checks of a day in the team's time zone, and how many of them were made while the website was down. */
export const WebsiteDay = z.object({
  date: z.iso.date(),
  checks: z.int(),
  down: z.int(),
  /** The mean of the successful checks. */
  averageMs: z.int().optional(),
})
export type WebsiteDay = z.infer<typeof WebsiteDay>

/** The response times of the checks within half an hour. */
export const ResponseTime = z.object({
  from: moment,
  checks: z.int(),
  failed: z.int(),
  averageMs: z.int().optional(),
  slowestMs: z.int().optional(),
})
export type ResponseTime = z.infer<typeof ResponseTime>

const change = <K extends string, D extends z.ZodRawShape>(kind: K, data: D) =>
  z.object({ at: moment, kind: z.literal(kind), ...data })

/** A change of a website or of its state. */
export const WebsiteChange = z.discriminatedUnion('kind', [
  change('down', { failure: WebsiteFailure, status: z.int().optional() }),
  change('up', { downSince: moment.optional() }),
  change('title', { from: z.string().optional(), to: z.string().optional() }),
  change('content', {}),
  change('certificate', { from: moment.optional(), to: moment }),
  /** The event has a new website address: the history starts here. */
  change('address', { from: z.string(), to: z.string() }),
])
export type WebsiteChange = z.infer<typeof WebsiteChange>

/** The state and the history of an event's website. The history has no entries for times without checks. */
export const Website = z
  .object({
    /** Absent if the event has no website. */
    url: z.string().optional(),
    state: WebsiteState,
    since: moment.optional(),
    /** Since when the website keeps going down and coming back, if it does. */
    unstableSince: moment.optional(),
    /** Whether Foyer checks the website for this event: it stops 30 days after the event. */
    watching: z.boolean(),
    /** How many other events of the team have this website. It is checked once for all of them. */
    otherEvents: z.int(),
    checkedAt: moment.optional(),
    /** Since when checks could not be judged, because Foyer itself had no connection to the internet. */
    notJudgedSince: moment.optional(),
    nextCheckAt: moment.optional(),
    /** A member has requested a check that is not done yet. */
    checking: z.boolean(),
    /** The failure of the last check, if it failed. The state can still be `up`, until a second check agrees. */
    failure: WebsiteFailure.optional(),
    status: z.int().optional(),
    firstByteMs: z.int().optional(),
    /** The addresses that the last check was redirected to, in order. */
    redirects: z.array(z.string()),
    certificateExpiresAt: moment.optional(),
    title: z.string().optional(),
    /** The current day in the team's time zone, to which `days` are counted. */
    today: z.iso.date(),
    /** The last 90 days, oldest first. */
    days: z.array(WebsiteDay),
    /** The last two days, oldest first. */
    responseTimes: z.array(ResponseTime),
    /** The last changes, newest first. */
    changes: z.array(WebsiteChange),
  })
  .meta({ id: 'Website' })
export type Website = z.infer<typeof Website>

/** How many days after an event Foyer stops to check its website and its Notion page. */
export const watchedDaysAfterEvent = 30

/** Foyer deletes the counts of older days. */
export const websiteHistoryDays = 90
