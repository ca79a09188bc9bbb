import { expect, test } from 'vitest'
import { daysBetween, periodOf, periodsOf, unitWithin } from './report-periods.ts'

test('weeks begin on Monday, months on their first day', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map((day) => periodOf(day, 'week'))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ])
  expect(periodOf('2026-02-28', 'month')).toBe('2026-02-01')
})

test('the periods of a range include those that it only touches', () => {
  expect(periodsOf('2026-12-30', '2027-01-01', 'day')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(periodsOf('2026-12-30', '2027-01-11', 'week')).toEqual(['2026-12-28', '2027-01-04', '2027-01-11'])
  expect(periodsOf('2026-12-31', '2027-02-01', 'month')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
})

test('the days of a range include both ends, also across a change of the clocks', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(3)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-1)
})

test('twenty years by day are by week or month instead', () => {
  expect(unitWithin('2026-01-01', '2027-12-31', 'day')).toBe('day')
  expect(unitWithin('2006-01-01', '2010-12-31', 'day')).toBe('week')
  expect(unitWithin('2006-01-01', '2025-12-31', 'day')).toBe('month')
  expect(unitWithin('2006-01-01', '2025-12-31', 'month')).toBe('month')
})
