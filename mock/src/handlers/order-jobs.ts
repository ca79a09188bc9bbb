import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../store.ts'

/** The demo changes no orders, so it has no jobs. */
export const orderJobHandlers: Partial<Handlers<(typeof routes)['order-jobs'], Scope>> = {
  list: () => [],
  view: () => {
    throw new ProblemError('not-found')
  },
  items: () => {
    throw new ProblemError('not-found')
  },
}
