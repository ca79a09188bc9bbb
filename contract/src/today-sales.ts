// No schemas here: the web app and the mock use these rules without zod.
import { addDays } from './report-periods.ts'
import type { SalesRow } from './sales-report.ts'
import type { TodaySales } from './today.ts'

/** The days that the sales of today cover: this week and the week before. */
export const todaySalesDays = 14

/** The first day of the sales until a day. @param until 'YYYY-MM-DD' */
export const todaySalesFrom = (until: string): string => addDays(until, 1 - todaySalesDays)

/** Arranges the sales per day, in any order, as the last two weeks. */
export function todaySalesOf(rows: readonly SalesRow[], until: string): TodaySales {
  const days = Array.from({ length: todaySalesDays }, (_, at) => addDays(todaySalesFrom(until), at))
  const perDay = (figure: 'tickets' | 'grossCents', of: readonly SalesRow[]) =>
    days.map((day) => of.reduce((sum, row) => (row.start === day ? sum + row[figure] : sum), 0))
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort()
  return {
    until,
    tickets: perDay('tickets', rows),
    currencies: currencies.map((currency) => ({
      // `as`: orders have currencies of the contract
      currency: currency as TodaySales['currencies'][number]['currency'],
      grossCents: perDay(
        'grossCents',
        rows.filter((row) => row.currency === currency),
      ),
    })),
  }
}

/** The sums of this week, which ends with the last day, and of the week before. */
export function weeksOf(days: readonly number[]): { thisWeek: number; weekBefore: number } {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return { thisWeek: sum(days.slice(-7)), weekBefore: sum(days.slice(-14, -7)) }
}
