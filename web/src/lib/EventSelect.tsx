import { useQuery } from '@tanstack/react-query'
import { Select } from '../ui/Select.tsx'
import { read } from './query.ts'

interface Props {
  label: string
  /** What stands for no event in particular. */
  allLabel: string
  /** The id of the one that is chosen. */
  value: string | undefined
  onValueChange: (event: string) => void
  className: string
}

/** How many a list to choose from holds at most. Of more, it holds the latest page, and the one that is chosen. */
const most = 1_000

/** One of the team's events, or all of them: the latest first. Few teams have more than a page; theirs is all fetched. */
export function EventSelect({ label, allLabel, value = '', onValueChange, className }: Props) {
  return (
    <Select
      aria-label={label}
      className={className}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      options={[
        { value: '', label: allLabel },
        ...useEvents(value).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

function useEvents(chosen: string): { id: string; name: string }[] {
  const { data: latest } = useQuery(read('GET /events', { query: { limit: 100 } }))
  const more = latest?.next !== undefined
  const { data: all } = useQuery({ ...read('GET /events'), enabled: more && latest.total <= most })
  const events = (all ?? latest)?.items ?? []
  const missing = more && chosen !== '' && !events.some(({ id }) => id === chosen)
  const { data: event } = useQuery({ ...read('GET /events/{id}', { params: { id: chosen } }), enabled: missing })
  return missing && event ? [...events, event] : events
}
