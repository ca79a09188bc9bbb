/**
 * Whether a query failed because it violates a unique constraint.
 * @param constraint the name of the constraint or index
 */
export function breaksUnique(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint) return true
  return breaksUnique(error.cause, constraint)
}
