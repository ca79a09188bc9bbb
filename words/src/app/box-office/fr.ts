import { boxOffice } from '../fr/box-office.ts'

/** Texts of orders that members place for buyers, in French. */
export const messages = { boxOffice } as const
