import { z } from 'zod'
import { readWebAddress } from './read-web-address.ts'

export const maxAddressLength = 2000

/** A website address. The result is its normalised form (see `readWebAddress`), which also fits `maxAddressLength`. */
export const WebAddress = z
  .string()
  .trim()
  .min(1)
  .max(maxAddressLength)
  .transform((typed, context) => {
    const read = readWebAddress(typed)
    if (read.ok && read.url.length <= maxAddressLength) return read.url
    context.addIssue(
      read.ok
        ? { code: 'too_big', origin: 'string', maximum: maxAddressLength, input: typed }
        : { code: 'custom', params: { code: read.code }, message: read.code },
    )
    return z.NEVER
  })
