import { read } from '../../lib/query.ts'

/** The API tokens of a team, the newest first. @param id of the team */
export const tokensOf = (id: string) => read('GET /teams/{id}/api-tokens', { params: { id } })
