import type { Code, FieldCode, FieldError } from '@foyer/contract/http/problem'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { AuthCode } from '../auth.ts'
import { AuthRefused } from '../auth.ts'

/** What is wrong with a field, as the form keeps it: the code, not the words, so that the language may change. */
export type Fault = Pick<FieldError, 'code' | 'limit'>

/**
 * Checks a form by the contract's schema of what it sends, with the codes the server would answer.
 * Without a connection to fetch the schema it checks nothing: the server will.
 * @param toBody makes what is sent out of what the fields hold
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: () => Promise<z.ZodType>,
    toBody: (values: Values) => unknown,
  ): Resolver<Values> =>
  async (typed) => {
    // what is typed while the schema is on its way is not what was sent
    const values = structuredClone(typed)
    const loaded = await Promise.all([schema(), import('@foyer/contract/http/check')]).catch(() => undefined)
    if (!loaded) return { values, errors: {} }
    const [body, { fieldErrors }] = loaded
    // 'missing' and 'wrong' are told apart by the input, which zod leaves out unless asked
    const parsed = body.safeParse(toBody(values), { reportInput: true })
    if (parsed.success) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const error of fieldErrors(parsed.error, 'body').reverse()) set(errors, fieldOf(error.path), kept(error))
    return { values: {}, errors }
  }

/** The fields a refused save found fault with, by name, and whether each is one of the form's. */
export function faultsOf(error: unknown): { name: string; fault: Fault }[] {
  if (!(error instanceof ApiError)) return []
  return (error.problem.errors ?? []).map(({ path, code, limit }) => ({
    name: fieldOf(path),
    fault: { code, ...(limit !== undefined && { limit }) },
  }))
}

/** The code of a refusal; 'internal' for what is none. */
export function codeOf(thrown: unknown): Code | AuthCode {
  if (thrown instanceof ApiError) return thrown.problem.code
  return thrown instanceof AuthRefused ? thrown.code : 'internal'
}

/** What the form keeps against a field that a refusal of the whole is about. */
export const ofTheWhole = 'of-the-whole'

/** `body.imprint.name` is the field `imprint.name`. */
const fieldOf = (path: string): string => path.replace(/^body\./, '')

/** react-hook-form keeps a type and a message for each error: here the code and its limit. */
export const kept = ({ code, limit }: Fault) => ({ type: code, ...(limit !== undefined && { message: String(limit) }) })

export const faultIn = ({ type, message }: { type?: unknown; message?: string }): Fault => ({
  // `as`: only `kept` writes errors into the form
  code: type as FieldCode,
  ...(message !== undefined && message !== '' && { limit: Number(message) }),
})
