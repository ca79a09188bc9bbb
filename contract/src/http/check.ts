import type { z } from 'zod'
import type { FieldError } from './problem.ts'
import { FieldCode, fault } from './problem.ts'
import { ProblemError } from './problem-error.ts'

/**
 * Parses a part of a request with its schema.
 * @param part `body` or `query`; the paths of the errors begin with it
 * @returns the parsed value
 * @throws ProblemError `validation`, with an error for every invalid field
 */
export function check<T extends z.ZodType>(schema: T, value: unknown, part: string): z.output<T> {
  // `codeOf` tells a missing value from a wrong one by the input, which zod omits by default
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new ProblemError('validation', { errors: fieldErrors(parsed.error, part) })
}

/** Converts the issues of a failed parse to the API's field errors. @param part as in `check` */
export function fieldErrors(error: z.ZodError, part: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [part, ...issue.path].join('.')
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => fault(`${path}.${key}`, 'unknown-field'))
    return [fault(path, ...codeOf(issue))]
  })
}

function codeOf(issue: z.core.$ZodIssue): [code: FieldCode, limit?: number | undefined] {
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
      return [FieldCode.catch('format').parse(issue.params?.['code']), limitOf(issue.params?.['limit'])]
    default:
      return ['format']
  }
}

const limitOf = (limit: unknown) => (typeof limit === 'number' ? limit : undefined)
