import type { Code, FieldCode, FieldError } from '@foyer/contract/http/problem'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { AuthCode } from '../auth-refused.ts'
import { AuthRefused } from '../auth-refused.ts'

/** An error of a field as the form stores it: the code and not the text, because the language may change. */
export type FieldFault = Pick<FieldError, 'code' | 'limit'>

/**
 * Validates a form with the contract's schema of its body, with the server's codes. When the schema cannot be loaded,
 * the server validates alone.
 * @param toBody makes the body from the form values
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: () => Promise<z.ZodType>,
    toBody: (values: Values) => unknown,
  ): Resolver<Values> =>
  async (typed) => {
    // Copied, because the reader may type while the schema loads.
    const values = structuredClone(typed)
    const loaded = await Promise.all([schema(), import('@foyer/contract/http/check')]).catch(() => undefined)
    if (!loaded) return { values, errors: {} }
    const [body, { fieldErrors }] = loaded
    // The input tells 'missing' from 'wrong'; zod omits it by default.
    const parsed = body.safeParse(toBody(values), { reportInput: true })
    if (parsed.success) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const error of fieldErrors(parsed.error, 'body').reverse())
      set(errors, fieldOf(error.path), toFormError(error))
    return { values: {}, errors }
  }

/** The fields that a refused save reports, with their errors. */
export function faultsOf(error: unknown): { name: string; fault: FieldFault }[] {
  if (!(error instanceof ApiError)) return []
  return (error.problem.errors ?? []).map(({ path, code, limit }) => ({
    name: fieldOf(path),
    fault: { code, ...(limit !== undefined && { limit }) },
  }))
}

/** The code of a refusal; 'internal' for anything else. */
export function codeOf(thrown: unknown): Code | AuthCode {
  if (thrown instanceof ApiError) return thrown.problem.code
  return thrown instanceof AuthRefused ? thrown.code : 'internal'
}

/** The error type of a field that a refusal of the whole form belongs to. */
export const wholeFormError = 'of-the-whole'

/** `body.imprint.name` is the field `imprint.name`. */
const fieldOf = (path: string): string => path.replace(/^body\./, '')

/** react-hook-form stores a type and a message for each error: here the code and its limit. */
export const toFormError = ({ code, limit }: FieldFault) => ({
  type: code,
  ...(limit !== undefined && { message: String(limit) }),
})

export const fromFormError = ({ type, message }: { type?: unknown; message?: string }): FieldFault => ({
  // `as`: only `toFormError` writes errors into the form.
  code: type as FieldCode,
  ...(message !== undefined && message !== '' && { limit: Number(message) }),
})
