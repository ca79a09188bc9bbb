import type { NewScan, Roster, ScanResult } from '@foyer/contract/check-in-devices'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createDevice } from './device.ts'
import { createMemoryStore } from './memory-store.ts'
import type { DoorServer, ShownScan } from './types.ts'
import { LinkClosed, NoAnswer } from './types.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const roster = (names: boolean): Roster => ({
  link: {
    state: 'open',
    gate: 'North',
    takesMoney: false,
    event: { name: 'Winter Concert', timeZone: 'UTC' },
    list: { name: 'Everyone', exits: false, reentry: false, names },
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
    ...(names && { name: `Guest ${letter}` }),
  })),
  conflicts: [],
  conflictCount: 0,
})

type NetworkState = 'answers' | 'fails' | 'hangs' | 'refuses'

/** A network whose server answers, refuses the link or cannot be reached, and what the server has received. */
function startNetwork() {
  const network = { state: 'answers' as NetworkState, names: true, sent: [] as NewScan[] }
  let hanging: (() => void)[] = []
  const over = async <T>(answer: () => T): Promise<T> => {
    if (network.state === 'hangs')
      await new Promise<void>((resolve) => {
        hanging.push(resolve)
      })
    if (network.state === 'fails') throw new NoAnswer('No answer')
    if (network.state === 'refuses') throw new LinkClosed('Refused')
    return answer()
  }
  const resultOf = ({ id, kind, ticket = '' }: NewScan): ScanResult => ({
    id,
    kind,
    verdict: kind === 'undo' ? 'undone' : 'admitted',
    at: new Date().toISOString(),
    gate: 'North',
    device: 'device-of-this-test',
    ...(ticket && { ticket: { id: ticket, number: 'AAAA-2222', typeName: 'Seat', name: 'Guest A' } }),
  })
  const server: DoorServer = {
    roster: () => over(() => roster(network.names)),
    send: (scans) =>
      over(() => {
        network.sent.push(...scans)
        return { now: new Date().toISOString(), results: scans.map(resultOf) }
      }),
    pay: () => over(() => ({ taken: false, scan: resultOf({ id: 'pay', kind: 'entry', at: '' }) })),
  }
  /** Lets the requests that hang succeed, or fail. */
  const end = (state: 'answers' | 'fails') => {
    network.state = state
    for (const goOn of hanging) goOn()
    hanging = []
  }
  return { network, server, end }
}

/** A device with its roster. @returns what it has shown within a time, by default without any wait, among others */
async function openReady(store = createMemoryStore()) {
  const { server, ...rest } = startNetwork()
  const device = createDevice(store, server, {
    now: () => Date.now(),
    elapsed: () => Date.now(),
    newId: () => crypto.randomUUID(),
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

it('has its last scans after a reload too, so that they can be undone, until its link is refused', async () => {
  const store = createMemoryStore()
  const before = await openReady(store)
  await before.scan('A')
  const [made] = before.shown
  if (!made) throw new Error('Nothing was scanned')
  before.device.keep(made)
  const { device, network } = await openReady(store)
  const [last, ...others] = device.state().recent
  expect(others).toEqual([])
  expect(last).toMatchObject({ id: made.id, verdict: 'admitted', name: 'Guest A', number: 'AAAA-2222' })
  expect(await device.undo(last ?? made)).toMatchObject({ verdict: 'undone' })
  expect(network.sent).toMatchObject([{ kind: 'undo', of: made.id }])
  network.state = 'refuses'
  await device.sync()
  expect(device.state().recent).toEqual([])
  expect((await store.read()).recent).toEqual([])
})

it('keeps of its last scans what the list of them shows, and no name once its list shows none', async () => {
  const { device, network, store, scan, shown } = await openReady()
  await scan('A')
  const [made] = shown
  if (!made) throw new Error('Nothing was scanned')
  for (const id of Array.from({ length: 11 }, (_, at) => `scan-${at}`))
    device.keep({ ...made, id, answers: [{ question: 'diet', values: ['vegan'] }] })
  expect(device.state().recent.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `scan-${10 - at}`))
  expect(JSON.stringify(device.state().recent)).not.toContain('vegan')
  network.names = false
  await device.sync()
  const { recent } = await store.read()
  expect(recent[0]).toMatchObject({ id: 'scan-10', number: 'AAAA-2222' })
  expect(JSON.stringify(recent)).not.toContain('Guest')
})
