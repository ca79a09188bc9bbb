import { expect, test } from 'vitest'
import { daysError, daysOf } from './days-of.ts'
import { figureOf } from './figure-of.ts'
import { reportSearch } from './search.ts'

test('the address holds the report, and invalid values count as absent', () => {
  const search = {
    span: 'dates',
    from: '2026-01-01',
    to: '2026-02-01',
    show: 'tickets',
    by: 'week',
    group: 'rate',
    with: 'evt_1',
  }
  expect(reportSearch(search)).toEqual(search)
  const wrong = { span: '7', from: '2026-13-01', to: 'today', show: 'tax', by: 'hour', group: 'buyer', with: 'a b' }
  expect(Object.values(reportSearch(wrong)).filter((value) => value !== undefined)).toEqual([])
})

test('a span ends today, dates stay', () => {
  expect(daysOf({ span: 'days30' }, '2026-11-23')).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  expect(daysOf({ span: 'dates', from: '2026-01-01', to: '2026-01-31' }, '2026-11-23')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
})

test('a century is the longest report, and a day the shortest', () => {
  expect(daysError({ from: '2026-01-01', to: '2026-01-01' })).toBeUndefined()
  expect(daysError({ from: '2026-01-02', to: '2026-01-01' })).toBe('wrongWay')
  expect(daysError({ from: '1926-01-01', to: '2025-12-31' })).toBeUndefined()
  expect(daysError({ from: '1900-01-01', to: '2199-12-31' })).toBe('tooLong')
})

test('orders are no figure of ticket types', () => {
  expect(figureOf({})).toBe('sales')
  expect(figureOf({ show: 'orders', group: 'method' })).toBe('orders')
  expect(figureOf({ show: 'orders', group: 'type' })).toBe('sales')
})
