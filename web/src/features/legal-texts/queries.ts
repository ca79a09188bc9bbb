import { read } from '../../lib/query.ts'

export const textsOfTeam = (id: string) => read('GET /teams/{id}/legal-texts', { params: { id } })
export const textsOfEvent = (id: string) => read('GET /events/{id}/legal-texts', { params: { id } })
