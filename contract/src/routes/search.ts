import { route } from '../http/route.ts'
import { SearchQuery, SearchResult } from '../search.ts'

export const search = {
  find: route('GET /search', {
    summary: "Search the team's events, orders, inbox and members",
    access: 'events:read',
    query: SearchQuery,
    answer: SearchResult,
  }),
}
