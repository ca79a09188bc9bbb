import type { FieldCode } from './http/problem.ts'
import { messageOf } from './http/problem.ts'

/**
 * The arguments of zod's `refine` for a rule with a field code of the API.
 * @param field the field that gets the error, for a rule about several fields of an object
 * @param limit what the value must not exceed, for codes whose text names it
 */
export const refine = <T>(code: FieldCode, isValid: (value: T) => boolean, field?: string, limit?: number) =>
  [isValid, { params: { code, limit }, message: messageOf[code], ...(field && { path: [field] }) }] as const
