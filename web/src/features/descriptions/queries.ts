import { read } from '../../lib/query.ts'

export const descriptionOf = (id: string) => read('GET /events/{id}/description', { params: { id } })
