import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { ticketTypesOf } from './queries.ts'

interface Props {
  eventId: string
  legend: string
  field: { id: string; error: string | undefined }
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  /** The box that stands for all ticket types. While it is ticked, no single one can be chosen. */
  all?: { box: ReactNode; isTicked: boolean }
}

/** The ticket types of an event, to choose several. */
export function TicketTypeChoice({ eventId, legend, field: { id, error }, chosen, onChoose, all }: Props) {
  const { data: types } = useSuspenseQuery(ticketTypesOf(eventId))
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="type-label">{legend}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {all?.box}
      {!all?.isTicked &&
        types.map((type) => (
          <Checkbox
            key={type.id}
            label={type.name}
            checked={chosen.includes(type.id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, type.id] : chosen.filter((each) => each !== type.id))
            }
          />
        ))}
    </fieldset>
  )
}
