import { charts } from '../en/charts.ts'

/** Texts of the charts of sales, in English. */
export const messages = { charts } as const
