import { read } from '../../lib/query.ts'

/** The present situation of the team. */
export const today = () => read('GET /today')
