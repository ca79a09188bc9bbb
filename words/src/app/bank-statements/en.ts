import { apiTokens } from '../en/api-tokens.ts'
import { bankStatements } from '../en/bank-statements.ts'
import { boxOffice } from '../en/box-office.ts'

/** What bank statements, the box office and API tokens need, pages that few readers open, in English. */
export const messages = { apiTokens, bankStatements, boxOffice } as const
