// Connection errors of Node and of the pool; PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown);
// 25006, a write on a standby; 57014, a statement that took too long, and 55P03, a lock that took too long
const unavailableCodes = /^(E[A-Z]+|08...|53...|57P..|25006|57014|55P03)$/

// The messages of pg's errors without a code: no connection in time, no answer in time, a lost connection, or the use
// of a lost one, as by the rollback of a transaction
const connectionLost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/

/** Whether the database, or a service behind the error, cannot be reached right now: a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unavailableCodes.test(code) || connectionLost.test(error.message)) return true
  return isUnavailable(error.cause)
}
