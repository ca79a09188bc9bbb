import { read } from '../../lib/query.ts'

/** The capacities that ticket types of an event share. */
export const sharedCapacitiesOf = (id: string) => read('GET /events/{id}/shared-capacities', { params: { id } })
