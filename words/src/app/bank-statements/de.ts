import { bankStatements } from '../de/bank-statements.ts'

/** What bank statements need, in German. */
export const messages = { bankStatements } as const
