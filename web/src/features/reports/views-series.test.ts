import { expect, test } from 'vitest'
import { viewsSeries } from './views-series.ts'

const figures = { tickets: 1, grossCents: 0, taxCents: 0, refundedCents: 0, refundedTaxCents: 0 }
const days = { from: '2026-11-01', to: '2026-11-04' }
const salesIn = (currency: 'EUR' | 'CHF', orders: number | undefined) => {
  const counted = orders === undefined ? figures : { ...figures, orders }
  return {
    currency,
    totals: counted,
    groups: [{ key: '', totals: counted, periods: [{ start: '2026-11-02', ...counted }] }],
  }
}
const views = {
  total: 201,
  periods: [
    { start: '2026-11-02', views: 200 },
    { start: '2026-11-03', views: 1 },
  ],
}

test('the orders of all currencies are compared with the views of their day', () => {
  const report = { by: 'day', timeZone: 'UTC', views, conversionBp: 149 } as const
  const sold = [salesIn('EUR', 2), salesIn('CHF', 1)]
  expect(viewsSeries({ ...report, currencies: sold }, days)).toEqual([
    { day: '2026-11-01', views: 0, orders: 0, conversionBp: undefined },
    { day: '2026-11-02', views: 200, orders: 3, conversionBp: 150 },
    { day: '2026-11-03', views: 1, orders: 0, conversionBp: 0 },
    { day: '2026-11-04', views: 0, orders: 0, conversionBp: undefined },
  ])
  // more orders than views: the team took them itself
  const [, second] = viewsSeries({ ...report, currencies: [salesIn('EUR', 201)] }, days)
  expect(second).toEqual({ day: '2026-11-02', views: 200, orders: 201, conversionBp: undefined })
})

test('where orders are not counted, neither are they compared', () => {
  const report = { by: 'day', timeZone: 'UTC', views, currencies: [salesIn('EUR', undefined)] } as const
  const [, second] = viewsSeries({ ...report, currencies: [...report.currencies] }, days)
  expect(second).toEqual({ day: '2026-11-02', views: 200, orders: undefined, conversionBp: undefined })
})
