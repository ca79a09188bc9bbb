import type { Edge } from './edge.ts'
import { isIn } from './edge.ts'

/**
 * The files and folders besides queries and commands that may access the database, each with the reason. All other code
 * of the server calls a query or a command.
 */
export const databasePlaces: Record<string, string> = {
  'server/src/schema': 'declares the tables',
  'server/src/lib/db': 'opens the connection pool',
  'server/src/lib/database-server': 'checks at the start that Foyer can work with the server',
  'server/src/lib/copy-bytes': 'reads bytes for queries, as COPY sends them',
  'server/src/lib/migrations': 'migrates the schema',
  'server/src/lib/listen': 'holds a connection of its own for LISTEN/NOTIFY',
  'server/src/lib/fixed-statement': 'builds the text of statements once, for queries and commands',
  'server/src/lib/fold-facts': 'says which facts are rolled up next, for the commands that do it',
  'server/src/lib/in-scope': 'writes the condition that keeps rows to a team and the events of its member',
  'server/src/lib/paging': 'counts rows for the pages of queries',
  'server/src/lib/search-terms': 'writes the conditions that find words',
  'server/src/lib/similar-terms': 'writes the conditions that find similar words',
  'server/src/lib/search-index': 'makes the queries that look for words use their index',
  'server/src/lib/stream-rows': 'reads the rows of a query in batches, for files',
  'server/src/lib/embedded-postgres': 'starts and stops PostgreSQL itself',
  'server/src/backup': 'copies whole tables, whatever they contain',
  'server/src/http/rate-limit-counters': 'counts requests in batches for the rate limits',
  'server/src/http/idempotency': 'stores the answer in the transaction of the request',
  'server/src/http/auth': 'passes the tables to better-auth',
  'server/src/lib/jobs/schedule': 'runs pg-boss, which keeps the schedule in the database',
  'server/src/lib/re-encrypt': 'replaces the encrypted values of a column, which the caller names',
}

const queriesAndCommands = /^server\/src\/features\/[^/]+\/(queries|commands)[./]/

const isAt = (place: string, file: string): boolean => file.startsWith(`${place}.`) || file.startsWith(`${place}/`)

export const mayAccessDatabase = (file: string): boolean =>
  queriesAndCommands.test(file) || Object.keys(databasePlaces).some((place) => isAt(place, file))

/** Whether an import reaches the database: a table, drizzle or pg. The types of stored JSON are open to all. */
export const reachesDatabase = ({ to, typeOnly }: Pick<Edge, 'to' | 'typeOnly'>): boolean =>
  /^npm:(drizzle-orm|pg)(\/|$)/.test(to) ||
  (isIn('server/src/schema')({ to }) && !(typeOnly && isIn('server/src/schema/json')({ to })))

/** Whether a file at a place of the list above reaches the database, so that the entry is needed. */
export const needsDatabasePlace = (place: string, edges: readonly Edge[]): boolean =>
  edges.some((edge) => isAt(place, edge.from) && reachesDatabase(edge))
