/**
 * Whether a query failed because it violates a unique constraint.
 * @param constraint the name of the constraint or index
 */
export function breaksUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint) return true
  return breaksUnique(error.cause, constraint)
}

/** Whether a query failed because a row that it refers to has been deleted. */
export function breaksForeignKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23503') || breaksForeignKey(error.cause)
}
