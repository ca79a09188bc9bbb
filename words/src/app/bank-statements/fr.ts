import { bankStatements } from '../fr/bank-statements.ts'

/** Texts of bank statements, in French. */
export const messages = { bankStatements } as const
