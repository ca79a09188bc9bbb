import { apiTokens } from '../de/api-tokens.ts'
import { bankStatements } from '../de/bank-statements.ts'
import { boxOffice } from '../de/box-office.ts'

/** What bank statements, the box office and API tokens need, pages that few readers open, in German. */
export const messages = { apiTokens, bankStatements, boxOffice } as const
