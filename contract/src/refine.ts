import type { FieldCode } from './http/problem.ts'
import { messageOf } from './http/problem.ts'

/**
 * The arguments of zod's `refine` for a rule with a field code of the API.
 * @param field the field that gets the error, for a rule about several fields of an object
 */
export const refine = <T>(code: FieldCode, isValid: (value: T) => boolean, field?: string) =>
  [isValid, { params: { code }, message: messageOf[code], ...(field && { path: [field] }) }] as const
