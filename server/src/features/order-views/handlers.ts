import { ProblemError } from '@foyer/contract/http/problem-error'
import type { orderViews } from '@foyer/contract/routes/order-views'
import type { ServerHandlers } from '../../http/context.ts'
import type { Scope } from '../../lib/scope.ts'
import { may } from '../../lib/scope.ts'
import { changeView, createView, deleteView } from './commands.ts'
import { listViews } from './queries.ts'

export const orderViewHandlers: ServerHandlers<typeof orderViews> = {
  list: ({ db, scope }) => listViews(db, scope),
  create: async ({ db, scope, body }) => {
    refuseSharing(scope, body)
    return await createView(db, scope, body)
  },
  change: async ({ db, scope, params, body }) => {
    refuseSharing(scope, body)
    return await changeView(db, scope, params.id, body)
  },
  delete: async ({ db, scope, params }) => {
    await deleteView(db, scope, params.id)
    return undefined
  },
}

/** Roles that only read may save views for themselves. @throws ProblemError `forbidden` */
function refuseSharing(scope: Scope, { shared }: { shared?: boolean | undefined }): void {
  if (shared && !may(scope, 'orders:write')) throw new ProblemError('forbidden')
}
