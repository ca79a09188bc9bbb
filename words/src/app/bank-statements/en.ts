import { bankStatements } from '../en/bank-statements.ts'

/** What bank statements need, in English. */
export const messages = { bankStatements } as const
