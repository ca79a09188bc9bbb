import type { Routes } from '@foyer/contract/routes/all'
import { preparedCode } from '@foyer/server/test/authenticator'
import type { SamplesOf } from './sample.ts'

/** The requests of the routes about signing in. */
export const twoFactorSamples: SamplesOf<Routes['two-factor']> = {
  view: () => ({}),
  begin: () => ({}),
  enable: () => ({ body: { code: preparedCode() } }),
  renewCodes: () => ({}),
  disable: () => ({}),
}

/** The requests of the routes of passkeys. */
export const passkeySamples: SamplesOf<Routes['passkeys']> = {
  list: () => ({}),
  begin: () => ({}),
  add: ({ passkeys }) => ({ body: passkeys.create() }),
  change: ({ passkey }) => ({ params: { id: passkey }, body: { name: 'Phone' } }),
  remove: ({ passkey }) => ({ params: { id: passkey } }),
  authenticate: ({ passkeys }) => ({ body: passkeys.prove() }),
}

/** The requests of the routes that delete teams and accounts. */
export const deletionSamples: SamplesOf<Routes['deletions']> = {
  viewTeam: ({ emptyTeam }) => ({ params: { id: emptyTeam } }),
  deleteTeam: ({ emptyTeam }) => ({ params: { id: emptyTeam } }),
  viewAccount: () => ({}),
  deleteAccount: () => ({}),
  exportAccount: () => ({}),
}
