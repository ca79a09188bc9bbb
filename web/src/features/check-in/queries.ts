import { read } from '../../lib/query.ts'

/** The check-in lists of an event with their links. */
export const checkInListsOf = (event: string) => read('GET /events/{id}/check-in-lists', { params: { id: event } })

/** The live state of a check-in list. */
export const doorDashboardOf = (list: string) => read('GET /check-in-lists/{id}/dashboard', { params: { id: list } })
