import { z } from 'zod'
import { readWebAddress } from './read-web-address.ts'

export const addressLength = 2000

/** A website address, normalised by `readWebAddress`. */
export const WebAddress = z
  .string()
  .trim()
  .min(1)
  .max(addressLength)
  .transform((typed, context) => {
    const read = readWebAddress(typed)
    if (read.ok) return read.url
    context.addIssue({ code: 'custom', params: { code: read.code }, message: read.code })
    return z.NEVER
  })
