import { read } from '../../lib/query.ts'

/** Whether an account can be made here, and whether it would be the first. */
export const door = () => read('GET /door')
