import { mayDo, maySeeAs, roles } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import type { SessionOfCaller } from './session.ts'

/**
 * Lowers the role of a request that carries `X-See-As`: a member sees what one with that role would, and changes nothing.
 * For a role with other permissions than the member's own, the header has no meaning: a tab whose reader got a lower role
 * goes on with that.
 * @throws ProblemError `seeing-as` for a write; `forbidden` for a role that cannot be seen as
 */
export function seenAs(c: Context, { call, access }: Route, session: SessionOfCaller): SessionOfCaller {
  const { account, scope } = session
  const asked = c.req.header('x-see-as')
  if (asked === undefined || !scope) return session
  const role = roles.find((each) => each === asked)
  const isLower = role !== undefined && maySeeAs(scope.role, role)
  if (!isLower && !mayDo(scope.role, 'team:write')) return session
  if (!call.startsWith('GET ')) throw new ProblemError('seeing-as')
  if (isLower)
    return {
      ...session,
      account: { ...account, operator: false, seenAs: { team: scope.team, role } },
      scope: { ...scope, role },
    }
  if (access === 'account') return session
  throw new ProblemError('forbidden')
}
