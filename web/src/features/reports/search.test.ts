import { expect, test } from 'vitest'
import { daysOf } from './days-of.ts'
import { reportSearch } from './search.ts'

test('the address holds the report, and invalid values count as absent', () => {
  const search = { span: 'dates', from: '2026-01-01', to: '2026-02-01', by: 'week', group: 'rate', with: 'evt_1' }
  expect(reportSearch(search)).toEqual(search)
  const wrong = { span: '7', from: '2026-13-01', to: 'today', by: 'hour', group: 'buyer', with: 'a b' }
  expect(Object.values(reportSearch(wrong)).filter((value) => value !== undefined)).toEqual([])
})

test('a span ends today, dates stay', () => {
  expect(daysOf({ span: 'days30' }, '2026-11-23')).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  expect(daysOf({ span: 'dates', from: '2026-01-01', to: '2026-01-31' }, '2026-11-23')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })
})
