import { charts } from '../de/charts.ts'

/** What the charts of sales need, in German. */
export const messages = { charts } as const
