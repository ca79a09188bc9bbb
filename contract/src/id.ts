import { z } from 'zod'

/** An id that somebody sends. PostgreSQL would refuse one with a NUL in it with an error of its own. */
export const Id = z.string().max(100).regex(/^\w+$/)
