import type { Passkey } from '@foyer/contract/passkeys'
import type { PasskeyRow } from './queries.ts'

/** A passkey for the API. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
})
