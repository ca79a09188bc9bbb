import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { get } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { ApiForm, FormOptions } from './use-api-form.ts'
import { useApiForm } from './use-api-form.ts'
import { namesIn } from './use-refusals.ts'

interface VersionedFormOptions<Stored, Values extends FieldValues, Body extends z.ZodType>
  extends Pick<FormOptions<Values, Body, Stored>, 'schema' | 'toBody' | 'errorTexts' | 'onSaved'> {
  /** The stored values, as last loaded. */
  stored: Stored
  /** The form values of a stored resource. */
  valuesOf: (stored: Stored) => Values
  save: (body: z.input<Body>, version: number) => Promise<Stored>
  /** Loads the stored values again. */
  reload: () => Promise<Stored>
}

export interface VersionedForm<Values extends FieldValues> extends ApiForm<Values> {
  /** The fields that another save has changed since this form loaded them, with their stored values. */
  conflicts: { name: Path<Values>; value: unknown }[]
  /** Replaces the input by the stored values. */
  takeTheirs: () => void
  /** Keeps the input and takes the stored values of untouched fields. The next save overwrites the rest. */
  keepMine: () => void
}

/**
 * A form for some fields of a versioned resource. The server refuses a save on top of an old version (`stale`). If
 * these fields are unchanged, the form retries on top of the latest version. If they changed, it saves nothing, keeps
 * the input and reports the conflict.
 */
export function useVersionedForm<
  Stored extends { version: number },
  Values extends FieldValues,
  Body extends z.ZodType,
>(options: VersionedFormOptions<Stored, Values, Body>): VersionedForm<Values> {
  const { stored, valuesOf, save, reload, onSaved, ...rest } = options
  const [base, setBase] = useState({ version: stored.version, values: valuesOf(stored) })
  const adopt = (latest: Stored) => setBase({ version: latest.version, values: valuesOf(latest) })
  const send = async (body: z.input<Body>): Promise<Stored> => {
    try {
      return await save(body, base.version)
    } catch (thrown) {
      if (!isStale(thrown)) throw thrown
      const latest = await reload()
      if (!isSame(valuesOf(latest), base.values)) throw thrown
      return await save(body, latest.version)
    }
  }
  const form = useApiForm<Values, Body, Stored>({
    ...rest,
    defaultValues: base.values,
    send,
    onSaved: (latest) => {
      adopt(latest)
      // As stored: trimmed, and an IBAN without its spaces.
      form.form.reset(valuesOf(latest))
      onSaved(latest)
    },
  })
  const { isDirty } = form.form.formState
  const values = valuesOf(stored)
  const isNewer = stored.version > base.version
  const isChangedElsewhere = isNewer && !isSame(values, base.values)
  const takeTheirs = () => {
    adopt(stored)
    form.clearRefusal()
    form.form.reset(values)
  }
  useEffect(() => {
    if (isChangedElsewhere && !isDirty) takeTheirs()
    else if (isNewer && !isChangedElsewhere) adopt(stored)
  }, [stored.version, isDirty])

  const conflicts = isChangedElsewhere && isDirty ? differences(base.values, values) : []
  return {
    ...form,
    // The conflict notice replaces it.
    summary: conflicts.length > 0 ? [] : form.summary,
    conflicts: conflicts,
    takeTheirs,
    keepMine: () => {
      // Untouched fields take the stored value, so that the next save does not undo it.
      for (const { name, value } of conflicts)
        if (get(form.form.getValues(), name) === get(base.values, name))
          // `as`: found under this name in values of the same shape.
          form.form.setValue(name, value as PathValue<Values, Path<Values>>)
      adopt(stored)
      form.clearRefusal()
    },
  }
}

const isStale = (thrown: unknown) => thrown instanceof ApiError && thrown.problem.code === 'stale'

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

// `as`: namesIn lists the paths of exactly these values.
const differences = <Values extends FieldValues>(before: Values, after: Values) =>
  (namesIn(after) as Path<Values>[])
    .map((name) => ({ name, value: get(after, name) as unknown }))
    .filter(({ name, value }) => get(before, name) !== value)
