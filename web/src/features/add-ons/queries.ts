import { read } from '../../lib/query.ts'

/** The groups of add-ons of an event. */
export const addOnGroupsOf = (id: string) => read('GET /events/{id}/add-on-groups', { params: { id } })
