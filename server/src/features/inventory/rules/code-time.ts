import type { OfferedCode } from '../queries.ts'

/** Why a code is not valid at a moment: it has not begun, or is over. @returns undefined if it is valid */
export function codeTimeFault(
  { validFrom, validUntil }: Pick<OfferedCode, 'validFrom' | 'validUntil'>,
  now: Date,
): 'code-not-yet' | 'code-expired' | undefined {
  if (validFrom && now < validFrom) return 'code-not-yet'
  return validUntil && validUntil <= now ? 'code-expired' : undefined
}
