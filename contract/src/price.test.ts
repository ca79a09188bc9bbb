import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateTax, linesOf, shownTaxes, taxByRate, taxesOf, totalOfLines } from './price.ts'

interface Seat {
  ticketType: string
  typeName: string
  priceCents: number
  taxRateBp: number
}

const type = fc.record<Seat>({
  ticketType: fc.constantFrom('tkt_a', 'tkt_b', 'tkt_c'),
  typeName: fc.constant('Seat'),
  // at 19 %, 10.00 and 11.19 lose the same by rounding down
  priceCents: fc.oneof(fc.constantFrom(1000, 1119), fc.nat(3), fc.nat(499_999)),
  // few rates, so that lines share them, and any rate
  taxRateBp: fc.oneof(fc.constantFrom(0, 700, 1900, 2000), fc.nat(10_000)),
})

/** The tickets of an order: a few types, mixed. */
const order = fc
  .array(type, { minLength: 1, maxLength: 6 })
  .chain((types) => fc.array(fc.constantFrom(...types), { maxLength: 200 }))

const reordered = order.chain((tickets) =>
  fc.record({
    tickets: fc.constant(tickets),
    shuffled: fc.shuffledSubarray(tickets, { minLength: tickets.length }),
  }),
)

function always<T>(given: fc.Arbitrary<T>, holds: (value: T) => void): void {
  fc.assert(
    fc.property(given, (value) => {
      holds(value)
    }),
  )
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const priceOf = ({ priceCents }: Seat) => priceCents
const keyOf = ({ ticketType, priceCents, taxRateBp }: Seat) => `${ticketType} ${priceCents} ${taxRateBp}`

/** An order of one ticket. */
const one = (priceCents: number, taxRateBp: number, ticketType = 'tkt_a'): Seat => ({
  ticketType,
  typeName: 'Seat',
  priceCents,
  taxRateBp,
})

describe('lines', () => {
  it('hold each ticket once, beside those of the same type, price and rate', () => {
    always(order, (tickets) => {
      const lines = linesOf(tickets)
      expect(lines.map(keyOf)).toEqual([...new Set(tickets.map(keyOf))])
      for (const line of lines) {
        expect(line.tickets).toEqual(tickets.filter((ticket) => keyOf(ticket) === keyOf(line)))
        expect(line.quantity).toBe(line.tickets.length)
        expect(line.grossCents).toBe(sum(line.tickets.map(priceOf)))
      }
    })
  })

  it('come to the prices of the tickets', () => {
    always(order, (tickets) => expect(totalOfLines(linesOf(tickets))).toBe(sum(tickets.map(priceOf))))
  })
})

describe('the tax of a rate', () => {
  it.each([
    ['19 % of €19.99', 1999, 1900, 319],
    ['7 % of €25.00', 2500, 700, 164],
    ['20 % of €20.00', 2000, 2000, 333],
    ['8.1 % of CHF 60.00', 6000, 810, 450],
    ['10 % of ¥1000', 1000, 1000, 91],
    ['24 % of 4990 krónur', 4990, 2400, 966],
    ['27 % of 12,000 forints', 12_000, 2700, 2551],
    ['25 % of 5 cents, exactly one', 5, 2500, 1],
    ['60 % of 4 cents, 1.5 rounded up', 4, 6000, 2],
    ['100 % of the largest order', 99_999_999, 10_000, 50_000_000],
    ['0 %', 2500, 0, 0],
  ])('within a price: %s', (_, priceCents, taxRateBp, taxCents) => {
    expect(taxByRate(linesOf([one(priceCents, taxRateBp)]))).toEqual([
      { taxRateBp, grossCents: priceCents, netCents: priceCents - taxCents, taxCents },
    ])
  })

  it('is computed on the sum of the rate, not on each ticket', () => {
    const three = [one(1000, 1900), one(1000, 1900), one(1000, 1900)]
    // 1.5966 each: rounded alone they would come to 4.80
    expect(taxByRate(linesOf(three))).toMatchObject([{ grossCents: 3000, taxCents: 479 }])
  })

  it('and its net amount are its gross amount, the gross amounts are the total', () => {
    always(order, (tickets) => {
      const rates = taxByRate(linesOf(tickets))
      expect(rates.map(({ taxRateBp }) => taxRateBp)).toEqual(
        [...new Set(tickets.map(({ taxRateBp }) => taxRateBp))].sort((a, b) => a - b),
      )
      for (const { taxRateBp, grossCents, netCents, taxCents } of rates) {
        expect(netCents + taxCents).toBe(grossCents)
        expect(grossCents).toBe(sum(tickets.filter((ticket) => ticket.taxRateBp === taxRateBp).map(priceOf)))
      }
      expect(sum(rates.map(({ grossCents }) => grossCents))).toBe(totalOfLines(linesOf(tickets)))
    })
  })

  it('is the exact amount, rounded half up to a whole minor unit', () => {
    always(order, (tickets) => {
      for (const { taxRateBp, grossCents, taxCents } of taxByRate(linesOf(tickets))) {
        expect(Number.isSafeInteger(taxCents)).toBe(true)
        // in parts of a minor unit, exactly: how far it is above the exact tax
        const above = BigInt(taxCents) * BigInt(10_000 + taxRateBp) - BigInt(grossCents) * BigInt(taxRateBp)
        expect(2n * above).toBeGreaterThan(BigInt(-10_000 - taxRateBp))
        expect(2n * above).toBeLessThanOrEqual(BigInt(10_000 + taxRateBp))
      }
    })
  })

  it('does not depend on the order of the tickets', () => {
    always(reordered, ({ tickets, shuffled }) =>
      expect(taxByRate(linesOf(shuffled))).toEqual(taxByRate(linesOf(tickets))),
    )
  })
})

describe('the tax of a line', () => {
  const taxesIn = (lines: Parameters<typeof allocateTax>[0]) => allocateTax(lines).map(({ taxCents }) => taxCents)
  /** Each ticket as a line of its own. */
  const singly = (tickets: readonly Seat[]) => tickets.map((ticket) => ({ ...ticket, quantity: 1 }))

  it('goes by the largest remainder', () => {
    // 1.5966, 1.5982 and 1.6014 are 4.7963
    expect(taxesIn(singly([one(1000, 1900), one(1001, 1900), one(1003, 1900)]))).toEqual([160, 160, 160])
    // 1.5966 each are 4.7899
    expect(taxesIn(singly([one(1000, 1900), one(1000, 1900), one(1000, 1900)]))).toEqual([160, 160, 159])
  })

  it('adds up to the tax of its rate', () => {
    always(order, (tickets) => {
      for (const lines of [linesOf(tickets), singly(tickets)])
        for (const { taxRateBp, taxCents } of taxByRate(lines)) {
          const ofRate = allocateTax(lines).filter((line) => line.taxRateBp === taxRateBp)
          expect(sum(ofRate.map((line) => line.taxCents))).toBe(taxCents)
        }
    })
  })

  it('is less than one minor unit away from the exact amount, never more than the price, and none at 0 %', () => {
    always(order, (tickets) => {
      for (const { grossCents, taxRateBp, taxCents } of allocateTax(linesOf(tickets))) {
        const off = BigInt(taxCents) * BigInt(10_000 + taxRateBp) - BigInt(grossCents) * BigInt(taxRateBp)
        expect(off < 0n ? -off : off).toBeLessThan(BigInt(10_000 + taxRateBp))
        expect(taxCents).toBeGreaterThanOrEqual(0)
        expect(taxCents).toBeLessThanOrEqual(grossCents)
        if (taxRateBp === 0) expect(taxCents).toBe(0)
      }
    })
  })

  it.each([
    [
      [one(1000, 1900, 'tkt_b'), one(1000, 1900, 'tkt_a'), one(1119, 1900, 'tkt_a')],
      [159, 160, 179],
    ],
    [
      [one(1119, 1900), one(1000, 1900)],
      [178, 160],
    ],
  ])('does not depend on the order of the lines where they lost the same: %#', (tickets, taxes) => {
    const lines = linesOf(tickets)
    expect(taxesIn(lines)).toEqual(taxes)
    expect(taxesIn(lines.toReversed())).toEqual(taxes.toReversed())
  })

  it('does not depend on the order of the tickets', () => {
    const byLine = (tickets: readonly Seat[]) =>
      new Map(allocateTax(linesOf(tickets)).map((line) => [keyOf(line), line.taxCents]))
    always(reordered, ({ tickets, shuffled }) => expect(byLine(shuffled)).toEqual(byLine(tickets)))
  })
})

describe('the taxes of an order', () => {
  it('exclude what is free, and are its total', () => {
    expect(taxesOf([one(0, 700), one(0, 0)])).toEqual([])
    always(order, (tickets) =>
      expect(sum(taxesOf(tickets).map(({ netCents, taxCents }) => netCents + taxCents))).toBe(
        totalOfLines(linesOf(tickets)),
      ),
    )
  })

  it('are shown where the rate is above zero', () => {
    const taxes = taxesOf([one(2500, 700), one(1000, 0), one(1999, 1900)])
    expect(taxes.map(({ taxRateBp }) => taxRateBp)).toEqual([0, 700, 1900])
    expect(shownTaxes(taxes)).toEqual([
      { taxRateBp: 700, netCents: 2336, taxCents: 164 },
      { taxRateBp: 1900, netCents: 1680, taxCents: 319 },
    ])
  })
})
