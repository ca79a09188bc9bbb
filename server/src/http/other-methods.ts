import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Hono } from 'hono'
import type { Env } from './request.ts'

/**
 * Refuses the methods that a path does not take, with the ones that it does (RFC 9110, 15.5.6). Called after the handlers
 * of all paths are registered, so that no path shadows another.
 * @param calls method and pattern of the path of each handler
 */
export function refuseOtherMethods(app: Hono<Env>, calls: readonly (readonly [method: string, path: string])[]): void {
  const methods = new Map<string, string[]>()
  for (const [method, path] of calls)
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  for (const [path, allow] of methods)
    app.all(path, () => {
      throw new ProblemError('method-not-allowed', { allow })
    })
}
