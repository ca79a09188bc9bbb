import { z } from 'zod'
import { Event } from './events.ts'
import { line, nameLength } from './text.ts'

export const SearchQuery = z.strictObject({ q: line(nameLength).min(1), team: z.string().max(100).optional() })

/** What was found, a list per kind of thing; each holds the best matches only. */
export const SearchResult = z.object({ events: z.array(Event) }).meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>
