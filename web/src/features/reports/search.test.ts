import { afterEach, expect, test, vi } from 'vitest'
import { daysBefore, daysError, daysOf, todayIn } from './days-of.ts'
import { figureOf } from './figure-of.ts'
import type { ReportSpan } from './search.ts'
import { reportSearch } from './search.ts'

afterEach(() => vi.useRealTimers())

test('the address holds the report, and invalid values count as absent', () => {
  const search = {
    span: 'dates',
    from: '2026-01-01',
    to: '2026-02-01',
    show: 'tickets',
    by: 'week',
    group: 'rate',
    with: 'evt_1',
    team: 'team_1',
  }
  expect(reportSearch(search)).toEqual(search)
  const wrong = {
    span: '7',
    from: '2026-13-01',
    to: 'today',
    show: 'tax',
    by: 'hour',
    group: 'buyer',
    with: 'a b',
    team: '../me',
  }
  expect(Object.values(reportSearch(wrong)).filter((value) => value !== undefined)).toEqual([])
})

test('a span ends today, dates stay', () => {
  expect(daysOf({ span: 'days30' }, '2026-11-23')).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  expect(daysOf({ span: 'dates', from: '2026-01-01', to: '2026-01-31' }, '2026-11-23')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
})

test.each<[ReportSpan, today: string, days: string, before: string]>([
  ['thisMonth', '2026-11-23', '2026-11-01 2026-11-23', '2026-10-01 2026-10-23'],
  ['thisMonth', '2026-03-31', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
  ['thisMonth', '2028-03-30', '2028-03-01 2028-03-30', '2028-02-01 2028-02-29'],
  ['thisMonth', '2026-01-01', '2026-01-01 2026-01-01', '2025-12-01 2025-12-01'],
  ['lastMonth', '2026-01-31', '2025-12-01 2025-12-31', '2025-11-01 2025-11-30'],
  ['lastMonth', '2026-02-01', '2026-01-01 2026-01-31', '2025-12-01 2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'],
  ['thisYear', '2026-11-23', '2026-01-01 2026-11-23', '2025-01-01 2025-11-23'],
  ['thisYear', '2028-02-29', '2028-01-01 2028-02-29', '2027-01-01 2027-02-28'],
  ['thisYear', '2026-01-01', '2026-01-01 2026-01-01', '2025-01-01 2025-01-01'],
  ['lastYear', '2026-01-01', '2025-01-01 2025-12-31', '2024-01-01 2024-12-31'],
  ['lastYear', '2028-02-29', '2027-01-01 2027-12-31', '2026-01-01 2026-12-31'],
])('%s on %s is %s, and compared with %s', (span, today, days, before) => {
  const written = ({ from, to }: { from: string; to: string }) => `${from} ${to}`
  expect(written(daysOf({ span }, today))).toBe(days)
  expect(written(daysBefore({ span }, today))).toBe(before)
})

test('days are compared with as many days before them', () => {
  expect(daysBefore({ span: 'days30' }, '2026-03-01')).toEqual({ from: '2026-01-01', to: '2026-01-30' })
  const dates = { span: 'dates', from: '2026-03-01', to: '2026-03-01' } as const
  expect(daysBefore(dates, '2026-11-23')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

test('today is a day of the time zone', () => {
  vi.useFakeTimers({ now: new Date('2025-12-31T23:30:00Z'), toFake: ['Date'] })
  expect(['UTC', 'Europe/Berlin', 'America/New_York'].map(todayIn)).toEqual(['2025-12-31', '2026-01-01', '2025-12-31'])
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
