import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../ui/FilterSelect.tsx'
import { useFirstInput } from '../ui/use-lazy-module.ts'
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
export const EventSelect = (props: Props) => (
  <FilterSelect {...props} options={useEvents(props.value ?? '').map(({ id, name }) => ({ value: id, label: name }))} />
)

function useEvents(chosen: string): { id: string; name: string }[] {
  const used = useFirstInput()
  const { data: latest } = useQuery({
    ...read('GET /events', { query: { limit: 100 } }),
    // the name of a chosen event is on screen, the others are not
    enabled: used || chosen !== '',
  })
  const more = latest?.next !== undefined
  const { data: all } = useQuery({ ...read('GET /events'), enabled: more && latest.total <= maxEvents })
  const events = (all ?? latest)?.items ?? []
  const missing = more && chosen !== '' && !events.some(({ id }) => id === chosen)
  const { data: event } = useQuery({ ...read('GET /events/{id}', { params: { id: chosen } }), enabled: missing })
  return missing && event ? [...events, event] : events
}
