import type { CallOptions, ReadName, RequestParts } from './api.ts'
import { pathOf, queryString } from './api.ts'
import { currentTeam } from './team.ts'

/** The address of a file, for links; it names the team, because a link sends no header. */
export function addressOf<C extends ReadName>(name: C, ask: CallOptions<C>): string {
  // `as`: as in `call`
  const { params, query } = ask as RequestParts
  return `/api/v1${pathOf(name, params)}${queryString({ ...query, team: currentTeam() })}`
}
