import type { SQL } from 'drizzle-orm'
import { eq, or, sql } from 'drizzle-orm'
import { eventSlugs, events } from '../../../schema/events.ts'

/** The event that has this address, or had it before. */
export const atAddress = (slug: string): SQL | undefined =>
  or(
    eq(events.slug, slug),
    eq(events.id, sql`(select ${eventSlugs.eventId} from ${eventSlugs} where ${eventSlugs.slug} = ${slug})`),
  )
