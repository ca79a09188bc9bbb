import { expect, it, onTestFinished } from 'vitest'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { startWebsiteStandIn } from '../../test/website/website.ts'
import { createConnectivity } from './connectivity.ts'

const reference = disposeAfterAll(await startWebsiteStandIn())
const nowhere = 'http://127.0.0.1:9'

/** A connection that is checked with these addresses, and its clock. */
function connection(...addresses: string[]) {
  let now = 0
  const { isCutOff, isOffline, close } = createConnectivity(addresses, 'Foyer (test)', () => now)
  onTestFinished(close)
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { isCutOff, isOffline, pass }
}

it('is cut off when most requests of the last minute fail to connect, and none of the addresses answers', async () => {
  const { isCutOff, pass } = connection(nowhere, nowhere)
  expect(await isCutOff(undefined)).toBe(false)
  // one of two is not most of them
  expect(await isCutOff('timeout')).toBe(false)
  expect(await isCutOff('unreachable')).toBe(true)
  pass(61)
  expect(await isCutOff('dns-failed')).toBe(true)
})

it('is there while one of the addresses answers, whatever its status', async () => {
  reference.answerAs('/status/503')
  const { isCutOff } = connection(nowhere, reference.url)
  reference.asked.length = 0
  expect(await Promise.all([isCutOff('timeout'), isCutOff('timeout'), isCutOff('refused')])).toEqual(
    Array(3).fill(false),
  )
  expect(reference.asked).toHaveLength(1)
})

it('is proved by a failure that a host has answered with, and not checked without addresses', async () => {
  const { isCutOff } = connection(nowhere)
  expect(await isCutOff('server-error')).toBe(false)
  expect(await isCutOff('tls-expired')).toBe(false)
  expect(await connection().isCutOff('timeout')).toBe(false)
})

it('is offline when a single request fails to connect and none of the addresses answers', async () => {
  const { isCutOff, isOffline } = connection(nowhere)
  for (let n = 0; n < 3; n++) await isCutOff(undefined)
  expect(await isOffline('timeout')).toBe(true)
  expect(await isOffline('tls-expired')).toBe(false)
  expect(await isOffline(undefined)).toBe(false)
  expect(await connection(nowhere, reference.url).isOffline('timeout')).toBe(false)
  expect(await connection().isOffline('timeout')).toBe(false)
})

it('asks again after ten seconds', async () => {
  const { isCutOff, pass } = connection(reference.url)
  reference.answerAs(undefined)
  expect(await isCutOff('timeout')).toBe(false)
  await reference.listening(false)
  pass(9)
  expect(await isCutOff('timeout')).toBe(false)
  pass(1)
  expect(await isCutOff('timeout')).toBe(true)
  await reference.listening(true)
})
