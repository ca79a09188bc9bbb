import { bankStatements } from '../fr/bank-statements.ts'

/** What bank statements need, in French. */
export const messages = { bankStatements } as const
