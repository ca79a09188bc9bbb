import type { FieldCode } from './http/problem.ts'
import { messageOf } from './http/problem.ts'

/** The arguments of zod's `refine` for a rule of ours: the check, and the code the screen has words for. */
export const refine = <T>(code: FieldCode, holds: (value: T) => boolean) =>
  [holds, { params: { code }, message: messageOf[code] }] as const
