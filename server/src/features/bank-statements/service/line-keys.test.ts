import { describe, expect, it } from 'vitest'
import type { ParsedLine } from '../rules/parsed-line.ts'
import { keyedLines } from './line-keys.ts'

describe('the key of a line', () => {
  const parsed = (more: Partial<ParsedLine> = {}): ParsedLine => ({
    account: 'DE02',
    day: '2026-11-16',
    amountCents: 4200,
    currency: 'EUR',
    payer: 'Kim',
    text: 'tickets',
    reference: '',
    ...more,
  })
  const keys = (...statements: ParsedLine[][]) =>
    keyedLines({ statements, unreadable: 0 }, 'EUR').map(({ key, ordinal }) => `${key} ${ordinal}`)

  it('tells equal lines of one statement apart, not those of two', () => {
    expect(new Set(keys([parsed(), parsed()])).size).toBe(2)
    expect(keys([parsed()], [parsed()])).toHaveLength(1)
  })

  it('follows the reference of the bank, also when its texts change', () => {
    const [first] = keys([parsed({ reference: 'R1' })])
    expect(keys([parsed({ reference: 'R1', text: 'TICKETS', payer: '' })])).toEqual([first])
    expect(keys([parsed({ reference: 'R2' })])).not.toEqual([first])
  })

  it.each(['NONREF', 'NOTPROVIDED', '0000000'])('ignores %s', (reference) => {
    expect(keys([parsed({ reference })])).toEqual(keys([parsed()]))
  })

  it.each([{ account: 'DE03' }, { day: '2026-11-17' }, { amountCents: 4201 }, { currency: 'CHF' }, { text: 'ticket' }])(
    'changes with %o',
    (more) => {
      expect(keys([parsed(more)])).not.toEqual(keys([parsed()]))
    },
  )

  it('takes the currency of the team for lines without one', () => {
    expect(keys([parsed({ currency: '' })])).toEqual(keys([parsed()]))
  })
})
