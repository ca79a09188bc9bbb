import type { Code, FieldCode } from '@foyer/contract/http/problem'
import { useMutation } from '@tanstack/react-query'
import type { BaseSyntheticEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { SummaryError } from '../../ui/ErrorSummary.tsx'
import type { AuthCode } from '../auth.ts'
import { codeOf, contractResolver, faultsOf, kept, ofTheWhole } from './field-errors.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { namesIn, useFocusOnRefusal, useRefusals } from './use-refusals.ts'

export interface FormOptions<Values extends FieldValues, Body extends z.ZodType, Saved> {
  /** What the fields begin with; errors are listed in the order of its keys. */
  defaultValues: Values
  /**
   * The contract's schema of what is sent, fetched when something is typed: with zod it is more than the page itself.
   * @example async () => (await import('@foyer/contract/events')).NewApiKey
   */
  schema: () => Promise<Body>
  /** Makes what is sent out of what the fields hold; without it they are the same. */
  toBody?: (values: Values) => z.input<Body>
  send: (body: z.input<Body>, idempotencyKey: string) => Promise<Saved>
  /** Until a promise it returns has settled, the form is not sent again. */
  onSaved: (saved: Saved) => void
  /** The form's own sentences, by field and code: `{ 'title.required': t('titleRequired') }`. */
  says?: Partial<Record<`${Path<Values>}.${FieldCode}`, string>>
  /** The field that a refusal of the whole is about: `{ 'wrong-password': 'password' }`. */
  blames?: Partial<Record<Code | AuthCode, Path<Values>>>
}

export interface ApiForm<Values extends FieldValues> {
  onSubmit: (event?: BaseSyntheticEvent) => void
  /** Whether it is being checked, sent, or leads on to what comes next. */
  pending: boolean
  /** Whether errors are on screen: for the page's title. */
  failed: boolean
  /** Whether something typed would be lost by leaving. */
  dirty: () => boolean
  /** For `Field`: its id and what is wrong. */
  field: (name: Path<Values>) => { id: string; error: string | undefined }
  /** For the control inside it. */
  input: UseFormReturn<Values>['register']
  /** The rest of react-hook-form: `watch`, `setValue`, `control`. */
  form: UseFormReturn<Values>
  /** Forgets why the last save was refused. */
  forget: () => void
  /** What the summary above the form says. */
  summary: SummaryError[]
  /** How often it was sent in vain. */
  attempt: number
}

/**
 * A form that sends to the API: checked by the contract's schema first, then by the server, both in the same words.
 * What was typed stays typed, whatever goes wrong.
 */
export function useApiForm<Values extends FieldValues, Body extends z.ZodType, Saved>(
  options: FormOptions<Values, Body, Saved>,
): ApiForm<Values> {
  const { defaultValues, schema, onSaved, says, blames = {} } = options
  // `as`: without `toBody` the fields are what is sent, by the promise of the option
  const toBody = options.toBody ?? ((values: Values) => values as z.input<Body>)
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const form = useForm<Values>({
    // `as`: whole values are default values, which the type of partial ones does not see
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(schema, toBody),
    // where the focus goes is decided when it is known how much is wrong
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
  const refusals = useRefusals({ names, errors, thrown: save.error, blamed: blames[codeOf(save.error)], says, idOf })
  useFocusOnRefusal(attempt, refusals)

  const busy = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    const result = await save.run(toBody(values))
    if ('saved' in result) {
      form.reset(values)
      return onSaved(result.saved)
    }
    const blamed = blames[codeOf(result.thrown)]
    if (blamed) form.setError(blamed, { type: ofTheWhole })
    // `as`: found among the form's own names
    for (const { name, fault } of faultsOf(result.thrown))
      if (names.includes(name)) form.setError(name as Path<Values>, kept(fault))
    refuse()
  }, refuse)

  return {
    onSubmit: (event) => {
      event?.preventDefault()
      // by a ref: the second press of a double click comes before anything is drawn anew
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
    forget: save.begin,
    summary: refusals.summary,
    attempt,
  }
}

/** Sends a form, once for each body, and knows whether what is typed has been saved. */
function useSave<Body, Saved>(send: (body: Body, idempotencyKey: string) => Promise<Saved>, isDirty: boolean) {
  const key = useIdempotencyKey()
  const done = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => send(body, key.keyFor(body)),
  })
  // typing after saving can be lost again
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
