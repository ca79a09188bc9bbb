import { CalendarDays } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { DateTimeInputProps } from './date-time-input-props.ts'
import { useFieldControl } from './field-context.ts'
import { useModuleOnceUsed } from './use-lazy-module.ts'

const fetchPicker = () => import('./DateTimePicker.tsx')

/** A date and time, typed or picked from a calendar; inside a Field. The picker is loaded at the reader's first input. */
export function DateTimeInput({ onValueChange, ...props }: DateTimeInputProps) {
  const module = useModuleOnceUsed(fetchPicker)
  // the same function at each render, so that the picker is not rendered for what is typed into other fields
  const report = useRef(onValueChange)
  report.current = onValueChange
  const change = useCallback((value: string | null) => report.current(value), [])
  return module ? <module.DateTimePicker {...props} onValueChange={change} /> : <DateTimePlace {...props} />
}

/** The picker's box and value until it is there. */
function DateTimePlace({ value, timeZone, zone, locale }: Omit<DateTimeInputProps, 'onValueChange'>) {
  const { id } = useFieldControl()
  return (
    <div
      id={id}
      aria-busy="true"
      className="field-box control-height flex w-full items-center gap-2 ps-3 pe-3 tabular-nums"
    >
      <span className="grow">
        {value && new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(value))}
      </span>
      <span className="shrink text-end text-sm text-ink-secondary">{zone}</span>
      <CalendarDays aria-hidden="true" size={18} className="text-ink-secondary" />
    </div>
  )
}

/** As the picker writes them. */
const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
