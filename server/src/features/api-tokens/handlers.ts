import type { apiTokens } from '@foyer/contract/routes/api-tokens'
import type { ServerHandlers } from '../../http/context.ts'
import type { Scope } from '../../lib/scope.ts'
import type { SecretToken } from './commands.ts'
import { createToken, revokeToken, rotateToken } from './commands.ts'
import { presentToken } from './presenter.ts'
import { tokensInScope } from './queries.ts'

export const apiTokenHandlers: ServerHandlers<typeof apiTokens> = {
  list: async ({ db, scope }) => (await tokensInScope(db, scope)).map((row) => presentToken(scope, row)),
  create: async ({ db, scope, body }) => presentSecret(scope, await createToken(db, scope, body)),
  rotate: async ({ db, scope, params, body }) =>
    presentSecret(scope, await rotateToken(db, scope, params.id, body.overlapHours)),
  revoke: async ({ db, scope, params }) => {
    await revokeToken(db, scope, params.id)
    return undefined
  },
}

const presentSecret = (scope: Scope, { row, secret }: SecretToken) => ({ ...presentToken(scope, row), secret })
