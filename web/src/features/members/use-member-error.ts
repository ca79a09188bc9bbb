import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'

/** The text of a refused change of members: that of its field error, if it has one. */
export function useMemberError(): (error: Error | null) => string | undefined {
  const words = useErrorWords()
  return (error) => {
    if (!error) return undefined
    const [fault] = error instanceof ApiError ? (error.problem.errors ?? []) : []
    return fault ? words.field(fault) : words.of(error)
  }
}
