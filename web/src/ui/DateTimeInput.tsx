import type { DateTimeInputProps } from './date-time-input-props.ts'
import { useFieldControl } from './field-context.ts'
import { useModuleOnceShown } from './use-lazy-module.ts'

const fetchPicker = () => import('./DateTimePicker.tsx')

/** A date and time, typed or picked from a calendar; inside a Field. The picker is loaded when it appears. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { id } = useFieldControl()
  const module = useModuleOnceShown(fetchPicker)
  if (module) return <module.DateTimePicker {...props} />
  return <div id={id} aria-busy="true" className="field-box control-height w-full" />
}
