import { mayDo, maySeeAs, roles } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import type { SessionOfCaller } from './session.ts'

/**
 * Lowers the role of a request that carries `X-See-As`: an owner or admin sees what a member with that role would, and
 * changes nothing. For other members the header has no meaning, as they hold no more than their own role.
 * @throws ProblemError `seeing-as` for a write; `forbidden` for a role that cannot be seen as
 */
export function seenAs(c: Context, { call, access }: Route, session: SessionOfCaller): SessionOfCaller {
  const { account, scope } = session
  const asked = c.req.header('x-see-as')
  if (asked === undefined || !scope || !mayDo(scope.role, 'team:write')) return session
  if (!call.startsWith('GET ')) throw new ProblemError('seeing-as')
  const role = roles.find((each) => each === asked)
  if (role && maySeeAs(scope.role, role))
    return {
      ...session,
      account: { ...account, operator: false, seenAs: { team: scope.team, role } },
      scope: { ...scope, role },
    }
  if (access === 'account') return session
  throw new ProblemError('forbidden')
}
