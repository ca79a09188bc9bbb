import { bankStatements } from '../de/bank-statements.ts'

/** Texts of bank statements, in German. */
export const messages = { bankStatements } as const
