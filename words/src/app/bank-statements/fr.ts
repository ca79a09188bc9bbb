import { apiTokens } from '../fr/api-tokens.ts'
import { bankStatements } from '../fr/bank-statements.ts'
import { boxOffice } from '../fr/box-office.ts'

/** What bank statements, the box office and API tokens need, pages that few readers open, in French. */
export const messages = { apiTokens, bankStatements, boxOffice } as const
