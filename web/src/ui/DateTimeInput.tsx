import type { ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'
import { useModuleOnceShown } from './use-lazy-module.ts'

export type DateTimeInputProps = {
  /** An instant, ISO 8601 in UTC, or nothing chosen yet. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** The IANA zone in which it is shown and typed. */
  timeZone: string
  /** How that zone is called; stands in the box, so nobody has to guess. */
  zone: ReactNode
  /** The locale that orders day, month and year: 'en-GB'. */
  locale: string
  /** The first and the last instant that may be chosen. */
  earliest?: string | undefined
  latest?: string | undefined
}

const fetchPicker = () => import('./DateTimePicker.tsx')

/** A date and a time, typed part by part or picked from a calendar; inside a Field. The picker is fetched when shown. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { id } = useFieldControl()
  const module = useModuleOnceShown(fetchPicker)
  if (module) return <module.DateTimePicker {...props} />
  return <div id={id} aria-busy="true" className="field-box control-height w-full" />
}
