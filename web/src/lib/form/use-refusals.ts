import { useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { get } from 'react-hook-form'
import type { SummaryError } from '../../ui/ErrorSummary.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { useErrorWords } from '../errors.ts'
import type { Fault } from './field-errors.ts'
import { faultIn, faultsOf, ofTheWhole } from './field-errors.ts'

interface Refused {
  /** The names of the form's fields, in their order on screen. */
  names: string[]
  /** What react-hook-form holds against them. */
  errors: FieldErrors
  /** What a refused save threw. */
  thrown: unknown
  /** The field that it is about. */
  blamed: string | undefined
  /** The form's own sentences, by field and code. */
  says: Partial<Record<string, string>> | undefined
  idOf: (name: string) => string
}

/** Everything that is wrong with a form, in the reader's words. */
export function useRefusals({ names, errors, thrown, blamed, says = {}, idOf }: Refused) {
  const words = useErrorWords()
  const sentence = (name: string, fault: Fault) => says[`${name}.${fault.code}`] ?? words.field(fault)
  const errorOf = (name: string): string | undefined => {
    // `as`: what react-hook-form's own accessor finds under a field's name is its error
    const error = get(errors, name) as { type?: unknown; message?: string } | undefined
    if (error?.type === ofTheWhole) return thrown ? words.ofForm(thrown) : undefined
    return error && sentence(name, faultIn(error))
  }
  const fields = names.flatMap((name): SummaryError[] => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ fieldId: idOf(name), message }]
  })
  const about = blamed === undefined ? undefined : idOf(blamed)
  const whole = wholeFormErrors({ thrown, names, about }, words)
  // what the summary says of the whole it does not say of the field again
  const others = fields.filter(({ fieldId }) => fieldId !== about)
  return { errorOf, fields, whole, summary: whole.length > 0 || fields.length > 1 ? [...whole, ...others] : [] }
}

/** What a refused save says that belongs to no field of the form, or is about one of them alone. */
function wholeFormErrors(
  { thrown, names, about }: Pick<Refused, 'thrown' | 'names'> & { about: string | undefined },
  words: ReturnType<typeof useErrorWords>,
): SummaryError[] {
  if (!thrown) return []
  const faults = faultsOf(thrown)
  const others = faults.filter(({ name }) => !names.includes(name))
  if (faults.length > 0 && others.length === 0) return []
  return [
    { message: words.ofForm(thrown), fieldId: about },
    ...others.map(({ fault }) => ({ message: words.field(fault) })),
  ]
}

/** One field at fault takes the focus itself; of more than one the summary above the form does. */
export function useFocusOnRefusal(
  attempt: number,
  { fields, summary }: Pick<ReturnType<typeof useRefusals>, 'fields' | 'summary'>,
): void {
  useEffect(() => {
    const only = fields[0]?.fieldId
    if (only && summary.length === 0) focusField(only)
  }, [attempt])
}

/** Every field's name, parts of groups with a dot: `imprint.name`. */
export function namesIn(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? namesIn(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  )
}
