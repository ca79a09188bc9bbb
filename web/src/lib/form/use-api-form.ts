import type { Code, FieldCode } from '@foyer/contract/http/problem'
import { useMutation } from '@tanstack/react-query'
import type { BaseSyntheticEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ArrayPath, DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { SummaryError } from '../../ui/ErrorSummary.tsx'
import type { AuthCode } from '../auth-refused.ts'
import { codeOf, contractResolver, faultsOf, toFormError, wholeFormError } from './field-errors.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { namesIn, useFocusOnRefusal, useRefusals } from './use-refusals.ts'

/**
 * A form's own error texts, by field and code: `{ 'title.required': t('titleRequired') }`. The names of fields in lists,
 * such as `discounts.0.name`, are not checked: for one form, comparing them took the compiler ten seconds.
 */
export type ErrorTexts<Values extends FieldValues> = Partial<
  Record<`${Exclude<Path<Values>, InList>}.${FieldCode}` | `${ArrayPath<Values>}.${number}.${string}`, string>
>
type InList = `${string}.${number}` | `${string}.${number}.${string}`

export interface FormOptions<Values extends FieldValues, Body extends z.ZodType, Saved> {
  /** The initial values. Errors are listed in the order of its keys. */
  defaultValues: Values
  /**
   * The contract's schema of the body, loaded on the first input: with zod it is larger than the page.
   * @example async () => (await import('@foyer/contract/events')).NewApiKey
   */
  schema: () => Promise<Body>
  /** Makes the body from the form values; without it they are the same. */
  toBody?: (values: Values) => z.input<Body>
  send: (body: z.input<Body>, idempotencyKey: string) => Promise<Saved>
  /** Called after a save. Until a returned promise settles, the form cannot be sent again. */
  onSaved: (saved: Saved) => void
  errorTexts?: ErrorTexts<Values>
  /** The field that a refusal of the whole form belongs to: `{ 'wrong-password': 'password' }`. */
  errorFields?: Partial<Record<Code | AuthCode, Path<Values>>>
}

export interface ApiForm<Values extends FieldValues> {
  onSubmit: (event?: BaseSyntheticEvent) => void
  /** Whether it is being validated, sent, or still in `onSaved`. */
  pending: boolean
  /** Whether errors are on screen, for the page's title. */
  failed: boolean
  /** Whether there is unsaved input. */
  dirty: () => boolean
  /** For `Field`: its id and its error. */
  field: (name: Path<Values>) => { id: string; error: string | undefined }
  /** For the control inside the field. */
  input: UseFormReturn<Values>['register']
  /** The rest of react-hook-form: `watch`, `setValue`, `control`. */
  form: UseFormReturn<Values>
  /** Clears the errors of the last save. */
  clearRefusal: () => void
  /** The errors of the summary above the form. */
  summary: SummaryError[]
  /** The number of failed attempts. */
  attempt: number
}

/**
 * A form that sends to the API. The contract's schema validates first, then the server, with the same texts. The input
 * stays, whatever fails.
 */
export function useApiForm<Values extends FieldValues, Body extends z.ZodType, Saved>(
  options: FormOptions<Values, Body, Saved>,
): ApiForm<Values> {
  const { defaultValues, schema, onSaved, errorTexts, errorFields = {} } = options
  // `as`: without `toBody` the values are the body, as the option demands.
  const toBody = options.toBody ?? ((values: Values) => values as z.input<Body>)
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const form = useForm<Values>({
    // `as`: complete values are valid default values, which the partial type cannot show.
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(schema, toBody),
    // `useFocusOnRefusal` moves the focus once all errors are known.
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, errors } = form.formState
  useEffect(() => {
    if (isDirty) void schema().catch(() => undefined)
  }, [isDirty, schema])
  const names = namesIn(defaultValues)
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((before) => before + 1)
  const save = useSave(options.send, isDirty)
  const refusals = useRefusals({
    names,
    errors,
    thrown: save.error,
    blamed: errorFields[codeOf(save.error)],
    errorTexts,
    idOf,
  })
  useFocusOnRefusal(attempt, refusals)

  const busy = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    const result = await save.run(toBody(values))
    if ('saved' in result) {
      form.reset(values)
      return onSaved(result.saved)
    }
    const blamed = errorFields[codeOf(result.thrown)]
    if (blamed) form.setError(blamed, { type: wholeFormError })
    // `as`: one of the form's own names.
    for (const { name, fault } of faultsOf(result.thrown))
      if (names.includes(name)) form.setError(name as Path<Values>, toFormError(fault))
    refuse()
  }, refuse)

  return {
    onSubmit: (event) => {
      event?.preventDefault()
      // A ref, because the second click of a double click comes before the next render.
      if (busy.current) return
      busy.current = true
      save.begin()
      void submit(event).finally(() => {
        busy.current = false
      })
    },
    pending: save.pending || isSubmitting,
    failed: attempt > 0 && refusals.fields.length + refusals.whole.length > 0,
    dirty: () => isDirty && !save.done.current,
    field: (name) => ({ id: idOf(name), error: refusals.errorOf(name) }),
    input: form.register,
    form,
    clearRefusal: save.begin,
    summary: refusals.summary,
    attempt,
  }
}

/** Sends the form with one idempotency key for each body, and knows whether the input has been saved. */
function useSave<Body, Saved>(send: (body: Body, idempotencyKey: string) => Promise<Saved>, isDirty: boolean) {
  const key = useIdempotencyKey()
  const done = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => send(body, key.keyFor(body)),
  })
  // Input after a save is unsaved again.
  useEffect(() => {
    if (isDirty) done.current = false
  }, [isDirty])
  const run = async (body: Body): Promise<{ saved: Saved } | { thrown: unknown }> => {
    try {
      const saved = await mutateAsync(body)
      key.forget()
      done.current = true
      return { saved }
    } catch (thrown) {
      return { thrown }
    }
  }
  return { run, begin: reset, pending: isPending, error, done }
}
