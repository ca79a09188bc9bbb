import { formatDayTick, formatMoneyTick, formatNumberTick } from '@foyer/words/format/axis'
import { decimalsOf } from '@foyer/words/format/money'
import { useLocale } from 'use-intl'
import type { ChartData, ChartFormats } from '../../ui/chart/series.ts'
import { useFormat } from '../format.ts'

type Formats = Pick<ChartData, 'formats' | 'smallestStep' | 'decimals'>

/** Turns a position on the x axis of a chart into its calendar day, 'YYYY-MM-DD'. */
export const dayOf = (x: number) => new Date(x).toISOString().slice(0, 10)

/** Turns a calendar day into a position on the x axis of a chart. @param day 'YYYY-MM-DD' */
export const positionOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** How charts over days write their days and values in the current language. */
export function useChartFormats() {
  const language = useLocale()
  const format = useFormat()
  const days: Pick<ChartFormats, 'x' | 'xTick'> = {
    x: (x) => format.day(dayOf(x)),
    xTick: (x, unit) => (unit === 'number' ? format.number(x) : formatDayTick(x, unit, language)),
  }
  return {
    /** Things that are counted: tickets, orders. */
    counts: (): Formats => ({
      formats: { ...days, y: format.number, yTick: (value) => formatNumberTick(value, language) },
      smallestStep: 1,
      decimals: 0,
    }),
    /** Amounts in minor units of a currency. */
    money: (currency: string): Formats => ({
      formats: {
        ...days,
        y: (value) => format.money(value, currency),
        yTick: (value) => formatMoneyTick(value, currency, language),
      },
      smallestStep: 10 ** decimalsOf(currency),
      decimals: decimalsOf(currency),
    }),
  }
}
