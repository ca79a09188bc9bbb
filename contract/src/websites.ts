import { z } from 'zod'
import { websiteFailures } from './website-failures.ts'

const moment = z.iso.datetime()

/** Why a check of a website failed; each has its own words. */
export const WebsiteFailure = z.enum(websiteFailures).meta({ id: 'WebsiteFailure' })

/** How a website is. `unchecked`: nobody has looked yet. It changes only after two checks a minute apart that agree. */
export const WebsiteState = z.enum(['unchecked', 'up', 'down']).meta({ id: 'WebsiteState' })
export type WebsiteState = z.infer<typeof WebsiteState>

/** A day, by the clock of the event's place: how many checks there were, and how many of them while it was down. */
export const WebsiteDay = z.object({
  date: z.iso.date(),
  checks: z.int(),
  down: z.int(),
  /** Of the checks that were answered well. */
  averageMs: z.int().optional(),
})
export type WebsiteDay = z.infer<typeof WebsiteDay>

/** How fast it answered within half an hour. */
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

/** Something about a website that is not as it was. */
export const WebsiteChange = z.discriminatedUnion('kind', [
  change('down', { failure: WebsiteFailure, status: z.int().optional() }),
  change('up', { downSince: moment.optional() }),
  change('title', { from: z.string().optional(), to: z.string().optional() }),
  change('content', {}),
  change('certificate', { from: moment.optional(), to: moment }),
  /** Somebody gave the event another address: what is known begins here. */
  change('address', { from: z.string(), to: z.string() }),
])
export type WebsiteChange = z.infer<typeof WebsiteChange>

/** What Foyer knows of an event's website. Days and response times leave out where nothing was checked. */
export const Website = z
  .object({
    url: z.string(),
    state: WebsiteState,
    since: moment.optional(),
    checkedAt: moment.optional(),
    nextCheckAt: moment.optional(),
    /** Somebody has asked for a check that is not done yet. */
    checking: z.boolean(),
    /** What the last check found: the failure, of one that failed. It may be `up` still, until a second one agrees. */
    failure: WebsiteFailure.optional(),
    status: z.int().optional(),
    firstByteMs: z.int().optional(),
    /** The addresses it sent the check on to. */
    redirects: z.array(z.string()),
    certificateExpiresAt: moment.optional(),
    title: z.string().optional(),
    /** The last 90 days, the oldest first. */
    days: z.array(WebsiteDay),
    /** The last two days, the oldest first. */
    responseTimes: z.array(ResponseTime),
    /** The last changes, the newest first. */
    changes: z.array(WebsiteChange),
  })
  .meta({ id: 'Website' })
export type Website = z.infer<typeof Website>

/** For how long a day is remembered. */
export const websiteDays = 90
