import { ApiError } from './api-error.ts'

/** Loads the page of a list that begins at a cursor from the URL, or the first page if the API refuses the cursor. */
export const fromCursor = <T>(
  cursor: string | undefined,
  load: (cursor: string | undefined) => Promise<T>,
): Promise<T> =>
  load(cursor).catch((error: unknown) => {
    if (!isCursorRefused(error)) throw error
    return load(undefined)
  })

const isCursorRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.problem.errors ?? []).some(({ code }) => code === 'cursor')
