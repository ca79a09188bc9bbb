import { charts } from '../de/charts.ts'

/** Texts of the charts of sales, in German. */
export const messages = { charts } as const
