import { refusalsOf } from '@foyer/contract/http/openapi'
import type { Route } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'

const declared = Object.values(routes)
  .flatMap((table): Route[] => Object.values(table))
  // as they are served: `/events/upcoming` is no `/events/{id}`
  .sort((a, b) => a.call.split('{').length - b.call.split('{').length)
  .map((route) => ({
    route,
    form: new RegExp(`^${route.call.replace(/\{\w+\}/g, '[^/?]+').replace(' ', ' /api/v1')}$`),
  }))

/**
 * Holds an answer to the contract, and so to the OpenAPI document.
 * @param call as it was sent: `GET /api/v1/events?limit=1`
 * @throws when its route does not declare to answer so
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
