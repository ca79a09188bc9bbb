import { read } from '../../lib/query.ts'

/** The members of a team. @param id of the team */
export const membersOf = (id: string) => read('GET /teams/{id}/members', { params: { id } })

/** The invitations of a team that are not accepted, the newest first. @param id of the team */
export const invitationsOf = (id: string) => read('GET /teams/{id}/invitations', { params: { id } })
