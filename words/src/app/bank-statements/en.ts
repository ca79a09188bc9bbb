import { bankStatements } from '../en/bank-statements.ts'

/** Texts of bank statements, in English. */
export const messages = { bankStatements } as const
