import { signUp, testClient } from '@foyer/server/test/client'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const concurrentSignIns = 20
const measuredRounds = 5
const budgetMs = 1000

/** Sign-ins with a password at once, with the hashes of a real installation. */
export const signIn: Bench = {
  title: `${concurrentSignIns} sign-ins at once`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const { email, password } = await signUp(foyer.url)
        const times: number[] = []
        for (let round = 0; round < measuredRounds; round++)
          times.push(
            ...(await Promise.all(
              Array.from({ length: concurrentSignIns }, () => timeOf(foyer.url, { email, password })),
            )),
          )
        return [
          figure('sign-in: median', percentile(times, 0.5)),
          figure('sign-in: p95', percentile(times, 0.95), budgetMs),
        ]
      } finally {
        await foyer.stop()
      }
    }),
}

/** @returns how long a sign-in took, in milliseconds */
async function timeOf(url: string, credentials: object): Promise<number> {
  const began = performance.now()
  await testClient(url).ok('POST /api/auth/sign-in/email', credentials)
  return performance.now() - began
}

const figure = (name: string, value: number, budget?: number): Figure => ({
  name,
  unit: 'ms',
  value,
  ...(budget && { budget }),
})
