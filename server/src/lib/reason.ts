/**
 * Why something failed, in one line: what the database or the system said, without the statement's parameters, which
 * the message of a failed query holds and which may be secrets.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // a name with several addresses: none of them answered
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
