import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../store.ts'

/** Accepts requests and feedback without storing them. */
export const supportHandlers: Handlers<(typeof routes)['support'], Scope> = {
  ask: ({ store }) => ({ id: `sup_${store.nextId++}`, mailed: true }),
  share: ({ store }) => ({ id: `fbk_${store.nextId++}` }),
}
