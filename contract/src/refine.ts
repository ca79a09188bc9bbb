import type { FieldCode } from './http/problem.ts'
import { messageOf } from './http/problem.ts'

/**
 * The arguments of zod's `refine` for a rule of ours: the check, and the code the screen has words for.
 * @param field where the error stands when the rule is about several fields of an object
 */
export const refine = <T>(code: FieldCode, holds: (value: T) => boolean, field?: string) =>
  [holds, { params: { code }, message: messageOf[code], ...(field && { path: [field] }) }] as const
