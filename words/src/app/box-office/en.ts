import { boxOffice } from '../en/box-office.ts'

/** Texts of orders that members place for buyers, in English. */
export const messages = { boxOffice } as const
