import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxByRate, taxWithin } from './price.ts'
import { netOfLines, taxRoundings, totalsByRate } from './tax-rounding.ts'

const amount = fc.record({ grossCents: fc.nat(1_000_000), taxRateBp: fc.constantFrom(0, 550, 700, 1900, 2000) })
const amounts = fc.array(amount, { maxLength: 30 })
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

describe('net amount and tax of an invoice', () => {
  it('add up to the gross amount with each method', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...taxRoundings), (list, rounding) => {
        const totals = totalsByRate(list, rounding)
        for (const total of totals) expect(total.netCents + total.taxCents + total.roundingCents).toBe(total.grossCents)
        expect(sumOf(totals.map(({ grossCents }) => grossCents))).toBe(sumOf(list.map(({ grossCents }) => grossCents)))
      }),
    )
  })

  it('need a rounding amount with the method `net-sum` alone, of at most half a minor unit per line and one', () => {
    fc.assert(
      fc.property(amounts, (list) => {
        for (const { roundingCents } of [...totalsByRate(list, 'line'), ...totalsByRate(list, 'gross-sum')])
          expect(roundingCents).toBe(0)
        for (const { roundingCents } of totalsByRate(list, 'net-sum'))
          expect(Math.abs(roundingCents)).toBeLessThanOrEqual(list.length / 2 + 1)
      }),
    )
  })

  it('by the sum of gross amounts are those of orders, mails and pages', () => {
    fc.assert(
      fc.property(amounts, (list) => {
        const priced = list.map(({ grossCents, taxRateBp }) => ({
          ticketType: 'a',
          priceCents: grossCents,
          quantity: 1,
          taxRateBp,
        }))
        const totals = totalsByRate(list, 'gross-sum').map(({ roundingCents: _, ...total }) => total)
        expect(totals).toEqual(taxByRate(priced))
      }),
    )
  })

  it('of an order never grow when an amount gets smaller', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1 }),
        fc.nat(),
        fc.constantFrom(...taxRoundings),
        (list, cut, method) => {
          const [first, ...rest] = list
          if (!first) return
          const less = [{ ...first, grossCents: Math.max(0, first.grossCents - cut) }, ...rest]
          const before = totalsByRate(list, method)
          for (const [at, total] of totalsByRate(less, method).entries()) {
            expect(total.netCents).toBeLessThanOrEqual(before[at]?.netCents ?? 0)
            expect(total.taxCents).toBeLessThanOrEqual(before[at]?.taxCents ?? 0)
          }
        },
      ),
    )
  })

  it('differ between the methods as documented', () => {
    const three = Array.from({ length: 3 }, () => ({ grossCents: 1000, taxRateBp: 1900 }))
    expect(totalsByRate(three, 'line')).toMatchObject([{ netCents: 2520, taxCents: 480, roundingCents: 0 }])
    expect(totalsByRate(three, 'net-sum')).toMatchObject([{ netCents: 2520, taxCents: 479, roundingCents: 1 }])
    expect(totalsByRate(three, 'gross-sum')).toMatchObject([{ netCents: 2521, taxCents: 479, roundingCents: 0 }])
  })

  it('are rounded half up', () => {
    expect(taxWithin(1, 10_000)).toBe(1)
    expect(taxWithin(3, 10_000)).toBe(2)
  })
})

describe('the net amounts of lines', () => {
  it('add up to that of their rate, and none exceeds its line by more than a minor unit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), fc.nat(2000), (gross, rate) => {
        const total = sumOf(gross)
        const net = total - taxWithin(total, rate)
        const lines = netOfLines(gross, net)
        expect(sumOf(lines)).toBe(net)
        for (const [at, line] of lines.entries()) expect(line).toBeLessThanOrEqual((gross[at] ?? 0) + 1)
      }),
    )
  })
})
