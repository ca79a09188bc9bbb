import { z } from 'zod'
import { maxTokenNameLength, tokenLifetimes, tokenOverlaps, tokenPermissions, withIncluded } from './api-token-rules.ts'
import { Id } from './id.ts'
import { line } from './text.ts'

/** The most events that a token for chosen events may have. */
export const maxTokenEvents = 100

/** An API token without its secret. */
export const ApiToken = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The last four characters of its secret. */
    lastFour: z.string(),
    permissions: z.array(z.enum(tokenPermissions)),
    /** The events that it may use; `null`: all events of the team. */
    events: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
    /** The name of the member who created it, with whose role it works. */
    createdBy: z.string(),
    /** The caller created it. Only its creator can rotate it. */
    own: z.literal(true).optional(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** To the minute. Absent: it was never used. */
    lastUsedAt: z.iso.datetime().optional(),
    /** The secret before the last rotation, while it still works. */
    former: z.object({ lastFour: z.string(), worksUntil: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'ApiToken' })
export type ApiToken = z.infer<typeof ApiToken>

/** A token with its secret, which Foyer shows once and cannot show again. */
export const ApiTokenSecret = ApiToken.extend({ secret: z.string() }).meta({ id: 'ApiTokenSecret' })
export type ApiTokenSecret = z.infer<typeof ApiTokenSecret>

/** A new token. Its permissions include the lower ones of their area, and `events:read`. */
export const NewApiToken = z
  .strictObject({
    name: line(maxTokenNameLength).min(1),
    permissions: z
      .array(z.enum(tokenPermissions))
      .max(tokenPermissions.length)
      .overwrite((chosen) => withIncluded(chosen)),
    events: z.array(Id).min(1).max(maxTokenEvents).nullable().default(null),
    /** How long it works, in days. */
    days: z.literal(tokenLifetimes),
  })
  .meta({ id: 'NewApiToken' })
export type NewApiToken = z.output<typeof NewApiToken>

/** How long the former secret still works, in hours. */
export const ApiTokenRotation = z
  .strictObject({ overlapHours: z.literal(tokenOverlaps) })
  .meta({ id: 'ApiTokenRotation' })
export type ApiTokenRotation = z.output<typeof ApiTokenRotation>
