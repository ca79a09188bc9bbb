import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterSelect } from '../ui/FilterSelect.tsx'
import { useFirstInput, useFirstTouch } from '../ui/use-lazy-module.ts'
import { read } from './query.ts'

interface Props {
  label: string
  /** The option for all events. */
  allLabel: string
  /** The id of the chosen event. */
  value: string | undefined
  onValueChange: (event: string) => void
  className: string
}

/** Up to this many events the select lists all of them. Beyond it, the latest page and the chosen one. */
const maxEvents = 1_000

/** A select of the team's events, latest first. Few teams have more than one page of them, so all are loaded. */
export function EventSelect(props: Props) {
  const { needed, onApproach } = useNeeded()
  const events = useEvents(props.value ?? '', needed)
  return (
    <FilterSelect
      {...props}
      options={events.map(({ id, name }) => ({ value: id, label: name }))}
      onApproach={onApproach}
    />
  )
}

/**
 * Whether the options are needed: the pointer or the focus has reached the select. A finger opens it at once; the options are
 * needed from the first touch of the page on, and on a device without a mouse from any first input on.
 */
function useNeeded() {
  const [reached, setReached] = useState(false)
  const touched = useFirstTouch()
  const used = useFirstInput() && matchMedia('(hover: none)').matches
  return { needed: reached || touched || used, onApproach: () => setReached(true) }
}

function useEvents(chosen: string, needed: boolean): { id: string; name: string }[] {
  const { data: latest } = useQuery({
    ...read('GET /events', { query: { limit: 100 } }),
    // the name of a chosen event is on screen, the others are not
    enabled: needed || chosen !== '',
  })
  const more = latest?.next !== undefined
  const { data: all } = useQuery({ ...read('GET /events'), enabled: more && latest.total <= maxEvents })
  const events = (all ?? latest)?.items ?? []
  const missing = more && chosen !== '' && !events.some(({ id }) => id === chosen)
  const { data: event } = useQuery({ ...read('GET /events/{id}', { params: { id: chosen } }), enabled: missing })
  return missing && event ? [...events, event] : events
}
