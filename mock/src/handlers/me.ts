import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { Me } from '@foyer/contract/me'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope, Store } from '../store.ts'

type MeRoutes = (typeof routes)['me']

/** The demo has no accounts, so it has no handlers for passwords and other sessions. */
export const meHandlers: Partial<Handlers<MeRoutes, Scope>> = {
  view: ({ store, team, role, seenAs }) => {
    const me = presentMe(store)
    if (!seenAs) return me
    const teams = me.teams.map((each) => (each.id === team ? { ...each, role, seenAs: true as const } : each))
    return { ...me, operator: false, teams }
  },
  change: ({ store, body }) => {
    const { lastTeam } = body
    if (lastTeam !== undefined && !store.teams.some(({ id }) => id === lastTeam)) throw new ProblemError('not-found')
    store.me = {
      ...store.me,
      ...(body.name !== undefined && { name: body.name }),
      ...(body.language !== undefined && { language: body.language }),
      ...(body.theme !== undefined && { theme: body.theme }),
      ...(lastTeam !== undefined && { lastTeam }),
    }
    if (body.timeZone !== undefined) store.me = withZone(store.me, body.timeZone)
    return presentMe(store)
  },
  signInMethods: () => ({ password: true, provider: false }),
  sessions: ({ store }) => [
    { id: 'ses_demo', current: true, createdAt: store.now().toISOString(), lastUsedAt: store.now().toISOString() },
  ],
}

const presentMe = ({ me, teams }: Store): Me => ({ ...me, teams })

const withZone = ({ timeZone: _, ...me }: Store['me'], timeZone: string | null): Store['me'] => ({
  ...me,
  ...(timeZone !== null && { timeZone }),
})
