import { useQuery } from '@tanstack/react-query'
import { read } from '../query.ts'
import { ticketTypesOf } from './queries.ts'

/**
 * The ticket types of an event, then its add-ons, as the options of a filter.
 * @param event '' for no event
 */
export function useTypeOptions(event: string): { value: string; label: string }[] {
  const enabled = event !== ''
  const { data: types = [] } = useQuery({ ...ticketTypesOf(event), enabled })
  const { data: groups = [] } = useQuery({
    ...read('GET /events/{id}/add-on-groups', { params: { id: event } }),
    enabled,
  })
  return [
    ...types.map(({ id, name }) => ({ value: id, label: name })),
    // a name such as “M” says nothing without that of its group
    ...groups.flatMap((group) => group.addOns.map(({ id, name }) => ({ value: id, label: `${group.name} – ${name}` }))),
  ]
}
