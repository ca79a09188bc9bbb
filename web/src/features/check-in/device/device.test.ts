import type { Roster, ScanResult } from '@foyer/contract/check-in-devices'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDevice } from './device.ts'
import { createMemoryStore } from './memory-store.ts'
import type { DoorServer, ShownScan } from './types.ts'
import { NoAnswer } from './types.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const roster = (): Roster => ({
  link: {
    state: 'open',
    gate: 'North',
    takesMoney: false,
    event: { name: 'Winter Concert', timeZone: 'UTC' },
    list: { name: 'Everyone', exits: false, reentry: false, names: true },
    now: new Date().toISOString(),
  },
  version: 'v',
  full: true,
  types: [{ name: 'Seat', onList: true }],
  tickets: ['A', 'B', 'C', 'D'].map((letter) => ({
    id: `tic_${letter}`,
    hash: letter,
    number: `${letter.repeat(4)}-2222`,
    type: 0,
    state: 'valid',
  })),
  conflicts: [],
  conflictCount: 0,
})

/** A network that answers, fails or hangs, and answers what hangs. */
function startNetwork() {
  const network = { state: 'answers' as 'answers' | 'fails' | 'hangs' }
  let hanging: { resolve: () => void; reject: (error: Error) => void }[] = []
  const over = async <T>(answer: () => T): Promise<T> => {
    if (network.state === 'hangs')
      await new Promise<void>((resolve, reject) => {
        hanging.push({ resolve, reject })
      })
    if (network.state === 'fails') throw new NoAnswer('No answer')
    return answer()
  }
  const release = () => {
    for (const { resolve } of hanging) resolve()
    hanging = []
  }
  const resultOf = ({ id, kind, ticket = '' }: Parameters<DoorServer['send']>[0][number]): ScanResult => ({
    id,
    kind,
    verdict: kind === 'undo' ? 'undone' : 'admitted',
    at: new Date().toISOString(),
    gate: 'North',
    device: 'device-of-this-test',
    ...(ticket && { ticket: { id: ticket, number: 'AAAA-2222', typeName: 'Seat' } }),
  })
  const server: DoorServer = {
    roster: () => over(roster),
    send: (scans) => over(() => ({ now: new Date().toISOString(), results: scans.map(resultOf) })),
    pay: () => over(() => ({ taken: false, scan: resultOf({ id: 'pay', kind: 'entry', at: '' }) })),
  }
  /** Lets the requests that hang succeed, or fail. */
  const end = (state: 'answers' | 'fails') => {
    network.state = state
    release()
  }
  return { network, server, end }
}

/** A device with its roster. @returns what it has shown within a time, by default without any wait, among others */
async function openReady(store = createMemoryStore()) {
  const { server, ...rest } = startNetwork()
  let count = 0
  const device = createDevice(store, server, {
    now: () => Date.now(),
    elapsed: () => Date.now(),
    newId: () => `scan-${++count}`.padEnd(16, '-'),
    hashOf: async (code) => code,
  })
  await device.open()
  await device.sync()
  const shown: ShownScan[] = []
  const scan = async (letter: string, waitMs = 0) => {
    void device.scan('entry', { code: `${letter.repeat(4)}-2222` }).then((result) => shown.push(result))
    await vi.advanceTimersByTimeAsync(waitMs)
  }
  return { ...rest, device, store, scan, shown }
}

it('is offline until the server answers again: no scan waits for it, and its state does not change in between', async () => {
  const { device, network, end, scan, shown } = await openReady()
  const online: boolean[] = []
  device.subscribe(() => online.push(device.state().online))
  network.state = 'fails'
  await scan('A')
  network.state = 'hangs'
  await vi.advanceTimersByTimeAsync(60_000)
  await scan('B')
  expect(shown.map(({ verdict, offline }) => [verdict, offline])).toEqual([
    ['admitted', true],
    ['admitted', true],
  ])
  expect(online.slice(online.indexOf(false))).not.toContain(true)
  end('answers')
  await device.sync()
  expect(device.state()).toMatchObject({ online: true, pending: 0 })
  await scan('C')
  expect(shown[2]).toMatchObject({ verdict: 'admitted', offline: false })
})

it('lets no scan wait behind one that has waited in vain, until the server answers', async () => {
  const { network, end, scan, shown } = await openReady()
  network.state = 'hangs'
  await scan('A', 1499)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveLength(1)
  await scan('B')
  expect(shown.map(({ offline }) => offline)).toEqual([true, true])
  end('answers')
  await vi.advanceTimersByTimeAsync(0)
  await scan('C')
  expect(shown[2]).toMatchObject({ offline: false })
})

it('decides a scan that waits as soon as a request fails', async () => {
  const { device, network, end, scan, shown } = await openReady()
  network.state = 'hangs'
  void device.sync()
  await scan('A')
  expect(shown).toEqual([])
  end('fails')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toMatchObject([{ verdict: 'admitted', offline: true }])
})
