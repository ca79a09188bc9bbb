import { boxOffice } from '../de/box-office.ts'

/** What orders that members place for buyers need, in German. */
export const messages = { boxOffice } as const
