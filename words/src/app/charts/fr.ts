import { charts } from '../fr/charts.ts'

/** Texts of the charts of sales, in French. */
export const messages = { charts } as const
