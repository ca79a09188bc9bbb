import { z } from 'zod'

/** An id in a request. The pattern excludes NUL, which PostgreSQL rejects with an error that would become a 500. */
export const Id = z.string().max(100).regex(/^\w+$/)
