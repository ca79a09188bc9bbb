import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { get } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { ApiForm, FormOptions } from './use-api-form.ts'
import { useApiForm } from './use-api-form.ts'
import { namesIn } from './use-refusals.ts'

interface Options<Stored, Values extends FieldValues, Body extends z.ZodType>
  extends Pick<FormOptions<Values, Body, Stored>, 'schema' | 'toBody' | 'says' | 'onSaved'> {
  /** What is stored by now, as last heard. */
  stored: Stored
  /** What the fields hold of it. */
  valuesOf: (stored: Stored) => Values
  save: (body: z.input<Body>, version: number) => Promise<Stored>
  /** Asks anew for what is stored. */
  reload: () => Promise<Stored>
}

export interface VersionedForm<Values extends FieldValues> extends ApiForm<Values> {
  /** What somebody else has stored in the meantime in place of what this form began with; empty when nobody has. */
  changedMeanwhile: { name: Path<Values>; value: unknown }[]
  /** Drops what was typed for what is stored by now. */
  takeTheirs: () => void
  /** Keeps what was typed, with what is stored by now in the fields left alone; the next save replaces the rest. */
  keepMine: () => void
}

/**
 * A form for a part of something that counts its versions. A save on top of a version that is no longer the latest is
 * refused (`stale`): if this part is as it was, it is sent once more on top of the latest; if somebody else has changed
 * just this part, nothing is saved, what was typed stays, and the form says so.
 */
export function useVersionedForm<
  Stored extends { version: number },
  Values extends FieldValues,
  Body extends z.ZodType,
>(options: Options<Stored, Values, Body>): VersionedForm<Values> {
  const { stored, valuesOf, save, reload, onSaved, ...rest } = options
  const [base, setBase] = useState({ version: stored.version, values: valuesOf(stored) })
  const adopt = (latest: Stored) => setBase({ version: latest.version, values: valuesOf(latest) })
  const send = async (body: z.input<Body>): Promise<Stored> => {
    try {
      return await save(body, base.version)
    } catch (thrown) {
      if (!isStale(thrown)) throw thrown
      const latest = await reload()
      if (!same(valuesOf(latest), base.values)) throw thrown
      return await save(body, latest.version)
    }
  }
  const form = useApiForm<Values, Body, Stored>({
    ...rest,
    defaultValues: base.values,
    send,
    onSaved: (latest) => {
      adopt(latest)
      // as it was stored: trimmed, an IBAN without the spaces it was typed with
      form.form.reset(valuesOf(latest))
      onSaved(latest)
    },
  })
  const { isDirty } = form.form.formState
  const values = valuesOf(stored)
  const isNewer = stored.version > base.version
  const isOther = isNewer && !same(values, base.values)
  const takeTheirs = () => {
    adopt(stored)
    form.forget()
    form.form.reset(values)
  }
  useEffect(() => {
    if (isOther && !isDirty) takeTheirs()
    else if (isNewer && !isOther) adopt(stored)
  }, [stored.version, isDirty])

  const changed = isOther && isDirty ? differences(base.values, values) : []
  return {
    ...form,
    // the notice that asks what to do stands in its place
    summary: changed.length > 0 ? [] : form.summary,
    changedMeanwhile: changed,
    takeTheirs,
    keepMine: () => {
      // in the fields that were left alone, what somebody else stored is not to be undone
      for (const { name, value } of changed)
        if (get(form.form.getValues(), name) === get(base.values, name))
          // `as`: it was found under this name in values of the same shape
          form.form.setValue(name, value as PathValue<Values, Path<Values>>)
      adopt(stored)
      form.forget()
    },
  }
}

const isStale = (thrown: unknown) => thrown instanceof ApiError && thrown.problem.code === 'stale'

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

// `as`: namesIn lists the paths of just these values
const differences = <Values extends FieldValues>(before: Values, after: Values) =>
  (namesIn(after) as Path<Values>[])
    .map((name) => ({ name, value: get(after, name) as unknown }))
    .filter(({ name, value }) => get(before, name) !== value)
