import { charts } from '../en/charts.ts'

/** What the charts of sales need, in English. */
export const messages = { charts } as const
