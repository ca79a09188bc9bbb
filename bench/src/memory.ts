import { readFileSync } from 'node:fs'
import { signUp } from '@foyer/server/test/visitor'
import autocannon from 'autocannon'
import type { Bench } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const requests = 10_000

/** What the server's process holds after ten thousand requests of a signed-in organiser. */
export const memory: Bench = {
  title: 'Memory',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await signUp(foyer.url)
        const cookie = [...organiser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const atStart = residentMb(foyer.process.pid)
        const done = await autocannon({
          url: `${foyer.url}/api/v1/events?limit=50`,
          amount: requests,
          connections: 8,
          headers: { cookie },
        })
        return [
          { name: 'after start and a sign-up', value: atStart, unit: 'MB' },
          { name: `after ${requests} requests`, value: residentMb(foyer.process.pid), unit: 'MB', budget: 200 },
          { name: 'answers that were not 2xx', value: done.non2xx + done.errors, unit: '', budget: 0 },
        ]
      } finally {
        await foyer.stop()
      }
    }),
}

/** Resident memory as Linux counts it. */
function residentMb(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
