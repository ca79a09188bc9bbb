import { expect, test } from 'vitest'
import { netOf, reportSeries } from './report-series.ts'

const figures = { orders: 1, tickets: 1, grossCents: 1190, taxCents: 190, refundedCents: 0, refundedTaxCents: 0 }
const words = { other: 'Others', refunds: 'Refunds', nameOf: ({ key }: { key: string }) => key }
const period = { from: '2026-11-01', to: '2026-11-03', by: 'day', show: 'sales' } as const
const groupOf = (key: string, start = '2026-11-02', more = {}) => ({
  key,
  totals: figures,
  periods: [{ start, ...figures, ...more }],
})

test('every period of a group has a value, those without sales zero', () => {
  expect(reportSeries([groupOf('a')], period, words)).toEqual({
    days: ['2026-11-01', '2026-11-02', '2026-11-03'],
    series: [{ id: 'group a', name: 'a', values: [0, 1190, 0] }],
  })
})

test('refunds are below zero, and missing when there are none', () => {
  const { series } = reportSeries([groupOf('a', '2026-11-03', { refundedCents: 500 })], period, words)
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['a', [0, 0, 1190]],
    ['Refunds', [0, 0, -500]],
  ])
})

test('tickets and orders have no refunds', () => {
  const groups = [groupOf('a', '2026-11-03', { refundedCents: 500, tickets: 4, orders: 2 })]
  const valuesOf = (show: 'tickets' | 'orders') =>
    reportSeries(groups, { ...period, show }, words).series.map(({ values }) => values)
  expect(valuesOf('tickets')).toEqual([[0, 0, 4]])
  expect(valuesOf('orders')).toEqual([[0, 0, 2]])
})

test('many groups are four and the others', () => {
  const { series } = reportSeries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => groupOf(key)),
    period,
    words,
  )
  expect(series.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'Others'])
  expect(series.at(-1)?.values).toEqual([0, 2380, 0])
})

test('the net amount has neither tax nor refunds', () => {
  expect(netOf({ ...figures, refundedCents: 595, refundedTaxCents: 95 })).toBe(500)
})
