import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { PromoCodeFields } from '@foyer/contract/promo-code-rules'
import { promoCodeFaults } from '@foyer/contract/promo-code-rules'
import type { CodeColumn, ReadCode } from './read-codes.ts'

/** An error of a line that is to be imported. */
export interface LineFault extends Pick<FieldError, 'code' | 'limit'> {
  line: number
  column: CodeColumn | undefined
}

/** The errors of the lines before they are sent: those of each, and texts that stand twice. */
export async function faultsBefore(codes: readonly ReadCode[], typeIds: readonly string[]): Promise<LineFault[]> {
  const [{ NewPromoCode }, { fieldErrors }] = await Promise.all([
    import('@foyer/contract/promo-codes'),
    import('@foyer/contract/http/check'),
  ])
  const seen = new Set<string>()
  return codes.flatMap((read) => {
    const parsed = NewPromoCode.safeParse(read.body, { reportInput: true })
    const code = parsed.data?.code ?? read.body.code.toUpperCase()
    const errors = [
      ...(parsed.error ? fieldErrors(parsed.error, 'body') : []),
      ...promoCodeFaults(fieldsOf(read), typeIds),
      ...(seen.has(code) ? [fault('body.code', 'code-taken')] : []),
    ]
    seen.add(code)
    return firstOfEach(errors.map((error) => faultOf(read, error)))
  })
}

const fieldsOf = ({ body }: ReadCode): PromoCodeFields => ({
  use: body.use ?? 'order',
  uses: body.uses ?? null,
  ticketTypeIds: body.ticketTypeIds ?? null,
  holds: body.holds ?? false,
  validFrom: body.validFrom ?? null,
  validUntil: body.validUntil ?? null,
})

/** One error of each column: the first says what to do. */
const firstOfEach = (faults: LineFault[]): LineFault[] =>
  faults.filter(({ column }, at) => faults.findIndex((each) => each.column === column) === at)

/** The errors of an import that the server refuses, by line. Those of no line are left out. */
export const faultsOfRefusal = (codes: readonly ReadCode[], errors: readonly FieldError[]): LineFault[] =>
  errors.flatMap((error) => {
    const [, at, rest] = /^body\.codes\.(\d+)\.(.+)$/.exec(error.path) ?? []
    const read = codes[Number(at)]
    return read ? faultOf(read, { ...error, path: `body.${rest}` }) : []
  })

const columns: Record<string, CodeColumn> = {
  code: 'code',
  tag: 'tag',
  use: 'use',
  uses: 'uses',
  ticketTypeIds: 'types',
  unlocks: 'unlocks',
  holds: 'holds',
  minTickets: 'minTickets',
  minCents: 'minTotal',
  perEmail: 'perEmail',
  note: 'note',
  validFrom: 'validFrom',
  validUntil: 'validUntil',
  withDiscounts: 'withDiscounts',
}

const effectColumns = { percent: 'percent', amount: 'amount', fixed: 'price', none: undefined } as const

function faultOf({ line, body }: ReadCode, { path, code, limit }: Omit<FieldError, 'message'>): LineFault {
  const field = path.split('.')[1] ?? ''
  const column = field === 'effect' ? effectColumns[body.effect.kind] : columns[field]
  return { line, column, code, ...(limit !== undefined && { limit }) }
}
