import { describe, expect, it } from 'vitest'
import { correctedIn, correctedInvoices } from './corrected-invoices.ts'

const item = (ticketId: string, grossCents: number, kind: 'ticket' | 'fee' = 'ticket') => ({
  ticketId,
  kind,
  grossCents,
  typeName: 'Seat',
  taxRateBp: 1900,
})
const document = (number: string, ...items: ReturnType<typeof item>[]) => ({ number, issuedOn: '2026-11-20', items })
const numbersOf = (...args: Parameters<typeof correctedInvoices>) =>
  correctedInvoices(...args).map(({ number }) => number)

describe('the invoices that a document corrects', () => {
  it('are all whose amounts it takes back', () => {
    const issued = [document('1', item('a', 1000)), document('2', item('b', 1000)), document('3', item('c', 1000))]
    expect(numbersOf([item('b', -1000), item('a', -500)], issued)).toEqual(['1', '2'])
  })

  it('of a price that was raised are both, unless it takes back no more than was added', () => {
    const issued = [document('1', item('a', 1000)), document('2', item('a', 500))]
    expect(numbersOf([item('a', -1500)], issued)).toEqual(['1', '2'])
    expect(numbersOf([item('a', -500)], issued)).toEqual(['2'])
    expect(numbersOf([item('a', -1000)], [...issued, document('3', item('a', -500))])).toEqual(['1'])
  })

  it('are none that were cancelled before, and not those of a fee', () => {
    const issued = [
      document('1', item('a', 1000)),
      document('2', item('a', -1000)),
      document('3', item('a', 1000), item('b', 200, 'fee')),
    ]
    expect(numbersOf([item('a', -1000)], issued)).toEqual(['3'])
    expect(numbersOf([item('b', -1000)], issued)).toEqual([])
  })

  it('are the one of a document that was stored with one', () => {
    const invoice = { number: '1', issuedOn: '2026-11-20' }
    expect([correctedIn({}), correctedIn({ refersTo: invoice }), correctedIn({ refersTo: [invoice] })]).toEqual([
      [],
      [invoice],
      [invoice],
    ])
  })
})
