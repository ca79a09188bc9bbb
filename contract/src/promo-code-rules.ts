// No schemas here: rules that server, web and mock share.
import type { FieldError } from './http/problem.ts'
import { fault } from './http/problem.ts'
import type { PromoCodeState } from './promo-code-limits.ts'

interface Validity {
  validFrom?: string | undefined
  validUntil?: string | undefined
  /** Absent: no limit. */
  uses?: number | undefined
  held: number
  sold: number
}

/** The state of a code now. */
export function promoCodeStateOf({ validFrom, validUntil, uses, held, sold }: Validity, nowMs: number): PromoCodeState {
  if (validUntil && Date.parse(validUntil) <= nowMs) return 'ended'
  if (uses !== undefined && held + sold >= uses) return 'used-up'
  return validFrom && nowMs < Date.parse(validFrom) ? 'scheduled' : 'valid'
}

/** The fields of a code that have to fit together. */
export interface PromoCodeFields {
  use: 'order' | 'ticket'
  uses: number | null
  ticketTypeIds: readonly string[] | null
  holds: boolean
  validFrom: string | null
  validUntil: string | null
}

/** The errors of a code whose fields do not fit together, or which names ticket types that its event does not have. */
export function promoCodeFaults(
  { use, uses, ticketTypeIds, holds, validFrom, validUntil }: PromoCodeFields,
  typeIds: readonly string[],
): FieldError[] {
  return [
    ...(validFrom && validUntil && Date.parse(validUntil) <= Date.parse(validFrom)
      ? [fault('body.validUntil', 'ends-before-start')]
      : []),
    ...(ticketTypeIds?.some((id) => !typeIds.includes(id)) ? [fault('body.ticketTypeIds', 'not-of-event')] : []),
    // a code holds as many seats as it has uses left, each of the same type
    ...(holds && uses === null ? [fault('body.uses', 'required')] : []),
    ...(holds && use !== 'ticket' ? [fault('body.use', 'not-allowed')] : []),
    ...(holds && ticketTypeIds?.length !== 1 ? [fault('body.ticketTypeIds', 'code-holds-one-type')] : []),
  ]
}
