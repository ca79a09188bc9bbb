import { z } from 'zod'
import { refine } from './refine.ts'

/** The most a page holds. */
export const pageLimit = 100

/** `limit` and `cursor` of a list; without a limit the list comes whole. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number<number | string>().int().min(1).max(pageLimit).optional(),
  /** Where the page begins: opaque, from the `Link` header of the page before. */
  cursor: z
    .string()
    .max(1000)
    .refine(...refine('cursor', (value: string) => /^[\w-]+$/.test(value)))
    .optional(),
  /** The team the call is for, where the `X-Team` header cannot be sent. */
  team: z.string().max(100).optional(),
})
