import { boxOffice } from '../en/box-office.ts'

/** What orders that members place for buyers need, in English. */
export const messages = { boxOffice } as const
