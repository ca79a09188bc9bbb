import { z } from 'zod'
import { Event } from './events.ts'
import { ThreadSummary } from './inbox.ts'
import { OrderSummary } from './orders.ts'
import { maxQueryLength, maxSearchResults } from './search-limits.ts'
import { Member } from './teams.ts'
import { line } from './text.ts'

export const SearchQuery = z.strictObject({
  q: line(maxQueryLength).min(1),
  /** The most results of each kind. */
  limit: z.coerce.number<number | string>().int().min(1).max(maxSearchResults).default(maxSearchResults),
  team: z.string().max(100).optional(),
})

/** The best matches of a kind, and how many there are; a count above `maxSearchCount` is sent as `maxSearchCount + 1`. */
const found = <T extends z.ZodType>(kind: T) => z.object({ items: z.array(kind), count: z.int() })

/**
 * The best matches, a list per kind of resource: first those that contain the words of the query as whole words, then as
 * beginnings of words, then within words; among equals the newest. A kind that the caller's role may not read is absent.
 */
export const SearchResult = z
  .object({
    events: found(Event),
    orders: found(OrderSummary).optional(),
    threads: found(ThreadSummary).optional(),
    members: found(Member).optional(),
    /** Nothing contains the words of the query: the results contain similar ones. */
    similar: z.boolean(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>
