import { boxOffice } from '../de/box-office.ts'

/** Texts of orders that members place for buyers, in German. */
export const messages = { boxOffice } as const
