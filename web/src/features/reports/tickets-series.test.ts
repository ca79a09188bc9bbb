import { expect, test } from 'vitest'
import { ticketsSeries } from './tickets-series.ts'

const words = { total: 'Total', other: 'Others' }
const seriesOf = (...sold: number[][]) => ({
  days: ['2026-11-20', '2026-11-23'],
  types: sold.map((each, at) => ({ id: `tkt_${at}`, name: `Type ${at}`, sold: each })),
  capacity: 100,
})
const linesOf = (...sold: number[][]) =>
  ticketsSeries(seriesOf(...sold), words).series.map(({ name, values }) => [name, ...values])

test('a single type has one line, which begins at zero the day before', () => {
  expect(linesOf([2, 5])).toEqual([['Type 0', 0, 2, 5]])
  expect(ticketsSeries(seriesOf([2, 5]), words).days).toEqual(['2026-11-19', '2026-11-20', '2026-11-23'])
})

test('the lines begin with the sale, if it began earlier', () => {
  expect(ticketsSeries({ ...seriesOf([2, 5]), salesFrom: '2026-10-01' }, words).days[0]).toBe('2026-10-01')
})

test('several types stand below their total', () => {
  expect(linesOf([2, 5], [0, 1], [0, 0])).toEqual([
    ['Total', 0, 2, 6],
    ['Type 0', 0, 2, 5],
    ['Type 1', 0, 0, 1],
  ])
})

test('of many types, those that sold least are one line', () => {
  expect(linesOf([1, 1], [9, 9], [2, 2], [8, 8], [7, 7], [6, 6])).toEqual([
    ['Total', 0, 33, 33],
    ['Type 1', 0, 9, 9],
    ['Type 3', 0, 8, 8],
    ['Type 4', 0, 7, 7],
    ['Type 5', 0, 6, 6],
    ['Others', 0, 3, 3],
  ])
})
