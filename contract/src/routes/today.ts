import { route } from '../http/route.ts'
import { Today } from '../today.ts'

export const today = {
  view: route('GET /today', {
    summary: 'Get what is happening now: the next event, recent sales, and what needs attention',
    access: 'events:read',
    answer: Today,
  }),
}
