import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { Me } from '@foyer/contract/me'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope, World } from '../world.ts'

type MeRoutes = (typeof routes)['me']

/** The demo has no accounts: what only makes sense with one (passwords, other sessions) is not answered. */
export const meHandlers: Partial<Handlers<MeRoutes, Scope>> = {
  view: ({ world }) => presentMe(world),
  change: ({ world, body }) => {
    const { lastTeam } = body
    if (lastTeam !== undefined && !world.teams.some(({ id }) => id === lastTeam)) throw new Refused('not-found')
    world.me = {
      ...world.me,
      ...(body.name !== undefined && { name: body.name }),
      ...(body.language !== undefined && { language: body.language }),
      ...(body.theme !== undefined && { theme: body.theme }),
      ...(lastTeam !== undefined && { lastTeam }),
    }
    return presentMe(world)
  },
  sessions: ({ world }) => [
    { id: 'ses_demo', current: true, createdAt: world.now().toISOString(), lastUsedAt: world.now().toISOString() },
  ],
}

const presentMe = ({ me, teams }: World): Me => ({ ...me, teams })
