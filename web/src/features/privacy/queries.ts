import { read } from '../../lib/query.ts'

/** The erasures of a team, the newest first. @param id of the team */
export const erasuresOf = (id: string) => read('GET /teams/{id}/erasures', { params: { id } })

/** How long a team keeps each kind of data. @param id of the team */
export const retentionOf = (id: string) => read('GET /teams/{id}/retention', { params: { id } })
