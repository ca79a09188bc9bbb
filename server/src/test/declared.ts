import { refusalsOf } from '@foyer/contract/http/openapi'
import type { Route } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'

const declared = Object.values(routes)
  .flatMap((table): Route[] => Object.values(table))
  // in the order of the router: `/events/upcoming` matches before `/events/{id}`
  .sort((a, b) => a.call.split('{').length - b.call.split('{').length)
  .map((route) => ({
    route,
    form: new RegExp(`^${route.call.replace(/\{\w+\}/g, '[^/?]+').replace(' ', ' /api/v1')}$`),
  }))

/**
 * Checks a response against the contract, which is also what the OpenAPI document says.
 * @param call the request: `GET /api/v1/events?limit=1`
 * @throws when the route does not declare this status or code
 */
export function assertDeclared(call: string, status: number, body: unknown): void {
  const path = call.replace(/\?.*$/, '')
  const route = declared.find(({ form }) => form.test(path))?.route
  if (!route) return
  if (status < 400) {
    const success = route.status ?? (route.answer || route.file ? 200 : 204)
    if (status !== success) throw new Error(`${call} answered ${status}, declared is ${success}`)
    return
  }
  const code = (body as { code?: unknown } | undefined)?.code
  if (!refusalsOf(route).some((one) => one === code))
    throw new Error(`${call} was refused as ${String(code)} (${status}): add it to what the route declares in refused`)
}
