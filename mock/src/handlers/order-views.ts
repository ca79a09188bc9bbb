import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { maxOrderViews } from '@foyer/contract/order-views'
import type { orderViews } from '@foyer/contract/routes/order-views'
import type { Scope } from '../store.ts'

export const orderViewHandlers: Handlers<typeof orderViews, Scope> = {
  list: ({ store, team }) =>
    store.orderViews.filter((view) => view.team === team).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  create: ({ store, team, body }) => {
    if (store.orderViews.length >= maxOrderViews)
      throw new ProblemError('conflict', { detail: `A member has at most ${maxOrderViews} saved views in a team.` })
    const view = { ...body, id: `vie_${store.nextId++}`, own: true, team }
    store.orderViews = [...store.orderViews, view]
    return view
  },
  change: ({ store, team, params, body }) => {
    const before = viewOf({ store, team }, params.id)
    const { name = before.name, search = before.search, shared = before.shared } = body
    const changed = { ...before, name, search, shared }
    store.orderViews = store.orderViews.map((view) => (view.id === params.id ? changed : view))
    return changed
  },
  delete: ({ store, team, params }) => {
    const { id } = viewOf({ store, team }, params.id)
    store.orderViews = store.orderViews.filter((view) => view.id !== id)
    return undefined
  },
}

function viewOf({ store, team }: Pick<Scope, 'store' | 'team'>, id: string) {
  const view = store.orderViews.find((each) => each.id === id && each.team === team)
  if (!view) throw new ProblemError('not-found')
  return view
}
