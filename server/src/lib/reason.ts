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
