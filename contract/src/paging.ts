import { z } from 'zod'
import { refine } from './refine.ts'

/** In items. */
export const maxPageSize = 100

/** The query of a list in pages. Without `limit` the response is the whole list. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number<number | string>().int().min(1).max(maxPageSize).optional(),
  /** The start of the page: an opaque value from the `Link` header of the previous page. */
  cursor: z
    .string()
    .max(1000)
    .refine(...refine('cursor', (value: string) => /^[\w-]+$/.test(value)))
    .optional(),
  /** The id of the team the call is for, for clients that cannot send the `X-Team` header (`EventSource`). */
  team: z.string().max(100).optional(),
})
