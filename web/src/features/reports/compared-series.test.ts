import { expect, test } from 'vitest'
import { comparedSeries } from './compared-series.ts'

const eventOf = (id: string, ...days: [daysBefore: number, tickets: number][]) => ({
  id,
  name: id,
  currency: 'EUR' as const,
  days: days.map(([daysBefore, tickets]) => ({ daysBefore, tickets, grossCents: tickets * 1000 })),
})

const tickets = (...events: ReturnType<typeof eventOf>[]) => comparedSeries(events, 'tickets')

test('two events are drawn over the days before each, as running totals', () => {
  const { xs, series } = tickets(eventOf('a', [30, 5], [2, 3]), eventOf('b', [10, 1], [0, 2]))
  expect(xs).toEqual([-30, -10, -2, 0])
  expect(series.map(({ values }) => values)).toEqual([
    [5, 5, 8, null],
    [null, 1, 1, 3],
  ])
})

test('amounts are added up like tickets', () => {
  const { series } = comparedSeries([eventOf('a', [3, 1], [1, 2])], 'grossCents')
  expect(series[0]?.values).toEqual([1000, 3000])
})

test('an event without sales has no value', () => {
  expect(tickets(eventOf('a', [1, 1]), eventOf('b')).series[1]?.values).toEqual([null])
  expect(tickets(eventOf('a'), eventOf('b')).xs).toEqual([])
})
