import type { PagePath } from '@foyer/contract/pages'
import { pages } from '@foyer/contract/pages'
import type { AnyRoute } from '@tanstack/react-router'
import { afterAll, expect, it, vi } from 'vitest'
import { modulesOf } from './modules-of-pages.ts'

const loaded: string[] = []
// Routes of their own: a route loads its module once, and the files that share the worker open pages too.
vi.resetModules()
// loads nothing, and notes the name of the module
vi.doMock('./messages.ts', async (original) => ({
  ...(await original<typeof import('./messages.ts')>()),
  withWords: (name: string) => async () => {
    loaded.push(name)
    return {}
  },
}))
const { createAppRouter } = await import('./router.ts')
const { createQueryClient } = await import('../lib/query-client.ts')
afterAll(() => {
  vi.doUnmock('./messages.ts')
  vi.resetModules()
})

/** The modules that a page shows first besides its own. */
const besides: Partial<Record<PagePath, string[]>> = { '': ['TodaySection'] }

const routes: AnyRoute[] = Object.values(createAppRouter(createQueryClient()).routesById)

it.each(pages)('/%s loads the modules that the server names in its page', async (page) => {
  const path = withoutSlash(`/$lang/${page.replace(':id', '$id')}`)
  let route = routes.find((each) => withoutSlash(each.fullPath) === path && lazy(each) && !each.children)
  const names: string[] = []
  for (; route?.parentRoute; route = route.parentRoute) names.push(...(await moduleOf(route)))
  expect([...names, ...(besides[page] ?? [])].sort()).toEqual([...modulesOf[page]].sort())
})

const withoutSlash = (path: string) => path.replace(/\/$/, '')

// `as`: a route whose component is code of its own has such a component
const lazy = ({ options }: AnyRoute) => (options.component as { preload?: () => Promise<void> } | undefined)?.preload

const known = new Map<AnyRoute, string[]>()

/** The module of a route; none when it is in the first load. A route loads its module once. */
async function moduleOf(route: AnyRoute): Promise<string[]> {
  const before = known.get(route)
  if (before) return before
  loaded.length = 0
  await lazy(route)?.()
  const names = [...loaded]
  known.set(route, names)
  return names
}
