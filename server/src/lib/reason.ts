/**
 * Returns the reason of a failure in one line: the message of the innermost cause. The outer message of a failed query
 * contains the statement's parameters, which may be secrets.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // a host name with several addresses, none of which answered
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** The SQLSTATE of a failed statement, for the log. Empty when PostgreSQL did not answer with one. */
export function sqlStateOf(error: unknown): { sqlState?: string } {
  if (!(error instanceof Error)) return {}
  // node-postgres: only errors that PostgreSQL sent have a severity
  if ('severity' in error && 'code' in error) return { sqlState: String(error.code) }
  return sqlStateOf(error.cause)
}

/** A failure as a log line shows it. */
export const failureOf = (error: unknown): { reason: string; sqlState?: string } => ({
  reason: reasonOf(error),
  ...sqlStateOf(error),
})
