import { z } from 'zod'
import { readWebAddress } from './read-web-address.ts'

export const addressLength = 2000

/** A website address, normalised by `readWebAddress`; that form, which is kept, is no longer than `addressLength` either. */
export const WebAddress = z
  .string()
  .trim()
  .min(1)
  .max(addressLength)
  .transform((typed, context) => {
    const read = readWebAddress(typed)
    if (read.ok && read.url.length <= addressLength) return read.url
    context.addIssue(
      read.ok
        ? { code: 'too_big', origin: 'string', maximum: addressLength, input: typed }
        : { code: 'custom', params: { code: read.code }, message: read.code },
    )
    return z.NEVER
  })
