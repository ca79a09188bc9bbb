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
