import { cookieHeader, signUp } from '@foyer/server/test/client'
import autocannon from 'autocannon'
import type { Bench } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { residentMb } from './resident-memory.ts'

const requests = 10_000

/** Resident memory of the server after 10,000 requests of a signed-in organiser. */
export const memory: Bench = {
  title: 'Memory',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await signUp(foyer.url)
        const cookie = cookieHeader(organiser.cookies)
        const atStart = residentMb(foyer.process.pid)
        const result = await autocannon({
          url: `${foyer.url}/api/v1/events?limit=50`,
          amount: requests,
          connections: 8,
          headers: { cookie },
        })
        return [
          { name: 'after start and a sign-up', value: atStart, unit: 'MB' },
          { name: `after ${requests} requests`, value: residentMb(foyer.process.pid), unit: 'MB', budget: 200 },
          { name: 'answers that were not 2xx', value: result.non2xx + result.errors, unit: '', budget: 0 },
        ]
      } finally {
        await foyer.stop()
      }
    }),
}
