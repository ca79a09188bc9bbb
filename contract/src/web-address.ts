import { z } from 'zod'
import { parseWebAddress } from './read-web-address.ts'

export const maxAddressLength = 2000

/**
 * A website address. The result is its normalised form (see `parseWebAddress`), which also fits `maxAddressLength`.
 * Which hosts and ports are watched depends on the installation: handlers ask `unwatchedReason`.
 */
export const WebAddress = z
  .string()
  .trim()
  .min(1)
  .max(maxAddressLength)
  .transform((typed, context) => {
    const read = parseWebAddress(typed)
    if (read.ok && read.url.length <= maxAddressLength) return read.url
    context.addIssue(
      read.ok
        ? { code: 'too_big', origin: 'string', maximum: maxAddressLength, input: typed }
        : { code: 'custom', params: { code: read.code }, message: read.code },
    )
    return z.NEVER
  })
