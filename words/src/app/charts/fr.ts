import { charts } from '../fr/charts.ts'

/** What the charts of sales need, in French. */
export const messages = { charts } as const
