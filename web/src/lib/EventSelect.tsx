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

/** One of the team's events, or all of them: the latest first. Few teams have more than a page; theirs is all fetched. */
export function EventSelect({ label, allLabel, value = '', onValueChange, className }: Props) {
  const { data: latest } = useQuery(read('GET /events', { query: { limit: 100 } }))
  const { data: all } = useQuery({ ...read('GET /events'), enabled: latest?.next !== undefined })
  return (
    <Select
      aria-label={label}
      className={className}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      options={[
        { value: '', label: allLabel },
        ...((all ?? latest)?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
