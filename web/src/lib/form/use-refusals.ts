import { useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { get } from 'react-hook-form'
import type { SummaryError } from '../../ui/ErrorSummary.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { useErrorWords } from '../errors.ts'
import type { FieldFault } from './field-errors.ts'
import { faultsOf, fromFormError, wholeFormError } from './field-errors.ts'

interface RefusalInput {
  /** The names of the form's fields, in their order on screen. */
  names: string[]
  /** The errors in react-hook-form. */
  errors: FieldErrors
  /** The error of a refused save. */
  thrown: unknown
  /** The field that the refusal belongs to. */
  blamed: string | undefined
  /** The form's own error texts, by field and code. */
  errorTexts: Partial<Record<string, string>> | undefined
  idOf: (name: string) => string
}

/** All errors of a form in the reader's language. */
export function useRefusals({ names, errors, thrown, blamed, errorTexts = {}, idOf }: RefusalInput) {
  const words = useErrorWords()
  const sentence = (name: string, fault: FieldFault) => errorTexts[`${name}.${fault.code}`] ?? words.field(fault)
  const errorOf = (name: string): string | undefined => {
    const error = errorIn(get(errors, name))
    if (error?.type === wholeFormError) return thrown ? words.ofForm(thrown) : undefined
    return error && sentence(name, fromFormError(error))
  }
  const isGeneric = (name: string) => {
    const code = errorIn(get(errors, name))?.type
    return code !== wholeFormError && !errorTexts[`${name}.${code}`]
  }
  const fields = names.flatMap((name): SummaryError[] => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ fieldId: idOf(name), message, generic: isGeneric(name) }]
  })
  const blamedId = blamed === undefined ? undefined : idOf(blamed)
  const whole = formLevelErrors({ thrown, names, blamedId }, words)
  // An error in the summary for the whole form is not repeated for its field.
  const others = fields.filter(({ fieldId }) => fieldId !== blamedId)
  return { errorOf, fields, whole, summary: whole.length > 0 || fields.length > 1 ? [...whole, ...others] : [] }
}

/** The error of a field, or the first one within a value of several parts. */
function errorIn(error: unknown): { type: string; message?: string } | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  // `as`: react-hook-form gives each error a type, which is a text
  if ('type' in error && typeof error.type === 'string') return error as { type: string; message?: string }
  return Object.values(error)
    .map((part) => errorIn(part))
    .find((found) => found !== undefined)
}

/** The errors of a refused save that have no field in the form, or belong to one alone. */
function formLevelErrors(
  { thrown, names, blamedId }: Pick<RefusalInput, 'thrown' | 'names'> & { blamedId: string | undefined },
  words: ReturnType<typeof useErrorWords>,
): SummaryError[] {
  if (!thrown) return []
  const faults = faultsOf(thrown)
  const others = faults.filter(({ name }) => !names.includes(name))
  if (faults.length > 0 && others.length === 0) return []
  return [
    { message: words.ofForm(thrown), fieldId: blamedId },
    ...others.map(({ fault }) => ({ message: words.field(fault) })),
  ]
}

/** A single wrong field takes the focus; otherwise the summary does. */
export function useFocusOnRefusal(
  attempt: number,
  { fields, summary }: Pick<ReturnType<typeof useRefusals>, 'fields' | 'summary'>,
): void {
  useEffect(() => {
    const only = fields[0]?.fieldId
    if (only && summary.length === 0) focusField(only)
  }, [attempt])
}

/** The names of all fields, nested ones with a dot: `imprint.name`, `rows.0.name`. A list of texts is one field. */
export function namesIn(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? namesIn(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

function isGroup(value: unknown): value is object {
  if (Array.isArray(value)) return value.some((each) => isGroup(each))
  return value !== null && typeof value === 'object'
}
