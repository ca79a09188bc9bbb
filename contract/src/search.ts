import { z } from 'zod'
import { Event } from './events.ts'
import { line, maxNameLength } from './text.ts'

export const SearchQuery = z.strictObject({ q: line(maxNameLength).min(1), team: z.string().max(100).optional() })

/** The best matches, a list per kind of resource. */
export const SearchResult = z.object({ events: z.array(Event) }).meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>
