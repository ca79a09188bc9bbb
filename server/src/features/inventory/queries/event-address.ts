import type { SQL } from 'drizzle-orm'
import { eq, or, sql } from 'drizzle-orm'
import { eventSlugs, events } from '../../../schema/events.ts'

/** The condition that an event has this address now, or had it before: old links keep working. */
export const hasAddress = (slug: string): SQL | undefined =>
  or(
    eq(events.slug, slug),
    eq(events.id, sql`(select ${eventSlugs.eventId} from ${eventSlugs} where ${eventSlugs.slug} = ${slug})`),
  )
