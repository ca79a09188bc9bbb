import { boxOffice } from '../fr/box-office.ts'

/** What orders that members place for buyers need, in French. */
export const messages = { boxOffice } as const
