import { queryOptions } from '@tanstack/react-query'
import { read } from '../../lib/query.ts'

/** The present situation of the team, fresh for 5 s: the page begins to read it before the section is loaded. */
export const today = () => queryOptions({ ...read('GET /today'), staleTime: 5_000 })
