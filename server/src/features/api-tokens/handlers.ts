import type { apiTokens } from '@foyer/contract/routes/api-tokens'
import type { ServerHandlers } from '../../http/context.ts'
import type { SecretToken } from './commands.ts'
import { createToken, revokeToken, rotateToken } from './commands.ts'
import { presentToken } from './presenter.ts'
import { tokensInScope } from './queries.ts'

export const apiTokenHandlers: ServerHandlers<typeof apiTokens> = {
  list: async ({ db, scope }) => (await tokensInScope(db, scope)).map((row) => presentToken(row)),
  create: async ({ db, scope, body }) => presentSecret(await createToken(db, scope, body)),
  rotate: async ({ db, scope, params, body }) =>
    presentSecret(await rotateToken(db, scope, params.id, body.overlapHours)),
  revoke: async ({ db, scope, params }) => {
    await revokeToken(db, scope, params.id)
    return undefined
  },
}

const presentSecret = ({ row, secret }: SecretToken) => ({ ...presentToken(row), secret })
