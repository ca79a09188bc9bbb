import type { z } from 'zod'
import type { FieldError } from './problem.ts'
import { FieldCode, fault } from './problem.ts'
import { Refused } from './refused.ts'

/**
 * Reads a part of a request by its schema.
 * @param part where it stands: `body`, `query`; the paths of the errors begin with it
 * @returns the parsed value
 * @throws Refused `validation`, naming every field at fault
 */
export function check<T extends z.ZodType>(schema: T, value: unknown, part: string): z.output<T> {
  // the codes tell 'missing' from 'wrong' by the input, which zod leaves out unless asked
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Refused('validation', { errors: fieldErrors(parsed.error, part) })
}

/** Every issue of a failed parse as a field error of the API. */
export function fieldErrors(error: z.ZodError, part: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [part, ...issue.path].join('.')
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => fault(`${path}.${key}`, 'unknown-field'))
    return [fault(path, ...codeOf(issue))]
  })
}

function codeOf(issue: z.core.$ZodIssue): [code: FieldCode, limit?: number] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'required' : 'wrong-type']
    case 'too_small':
      if (issue.origin !== 'string') return ['too-small', Number(issue.minimum)]
      return issue.minimum === 1 ? ['required'] : ['too-short', Number(issue.minimum)]
    case 'too_big':
      if (issue.origin === 'string') return ['too-long', Number(issue.maximum)]
      return [issue.origin === 'array' ? 'too-many' : 'too-big', Number(issue.maximum)]
    case 'invalid_format':
      return [issue.format === 'email' ? 'email' : 'format']
    case 'invalid_value':
      return [issue.input === undefined ? 'required' : 'not-allowed']
    case 'custom':
      return [FieldCode.catch('format').parse(issue.params?.['code'])]
    default:
      return ['format']
  }
}
