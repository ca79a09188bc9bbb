import { mayDo, maySeeAs, roles } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import type { Scope } from './store.ts'

/**
 * The scope of a request that carries `X-See-As`, as the server lowers it.
 * @param asked the header
 * @throws ProblemError `seeing-as` for a write; `forbidden` for what the role may not do, and one that cannot be seen as
 */
export function seenAs(scope: Omit<Scope, 'store'>, { call, access }: Route, asked: string | null) {
  if (asked === null || access === 'anyone') return scope
  const role = roles.find((each) => each === asked)
  const isSeen = role !== undefined && maySeeAs(scope.role, role)
  if (!isSeen && !mayDo(scope.role, 'team:write')) return scope
  if (!call.startsWith('GET ')) throw new ProblemError('seeing-as')
  if (access === 'account') return isSeen ? { ...scope, role, seenAs: true } : scope
  if (!isSeen || access === 'operator' || !mayDo(role, access)) throw new ProblemError('forbidden')
  return { ...scope, role, seenAs: true }
}
