import type { Device } from '../device/device.ts'
import { createDevice } from '../device/device.ts'
import { createMemoryStore } from '../device/memory-store.ts'
import type { DeviceStore } from '../device/types.ts'
import { deviceId, rememberedPending, rememberPending } from './device-settings.ts'
import { createDoorServer } from './door-server.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import { randomId } from './random-id.ts'

/** The part of a token that is the id of its link. The rest is the signature, which is not written down. */
const idLength = 26

/** A device that is ready to scan. */
export interface OpenedDevice {
  device: Device
  /** Whether the browser stores anything. */
  stores: boolean
  /** The scans that the browser has deleted although they were not sent. */
  forgotten: number
}

/** How often a device asks what has changed, in milliseconds. */
const syncMs = 5000

/** Opens this browser as a device of a link, and lets it work until `signal` aborts. */
export async function openDevice(token: string, signal: AbortSignal): Promise<OpenedDevice> {
  const link = token.slice(0, idLength)
  const { store, stores } = await openStore(link)
  // so that the browser does not delete the scans when its disk is full
  await navigator.storage?.persist?.().catch(() => false)
  const device = createDevice(store, createDoorServer(token, deviceId()), {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    newId: randomId,
    hashOf,
  })
  await device.open()
  const forgotten = device.state().pending === 0 ? rememberedPending(link) : 0
  const remember = () => rememberPending(link, device.state().pending)
  remember()
  signal.addEventListener('abort', device.subscribe(remember))
  keepInSync(device, signal)
  return { device, stores, forgotten }
}

async function openStore(link: string): Promise<{ store: DeviceStore; stores: boolean }> {
  try {
    return { store: await openIndexedDbStore(link), stores: true }
  } catch {
    return { store: createMemoryStore(), stores: false }
  }
}

function keepInSync(device: Device, signal: AbortSignal): void {
  const sync = () => void device.sync().catch(console.error)
  const timer = setInterval(sync, syncMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  window.addEventListener('online', sync, { signal })
  document.addEventListener('visibilitychange', sync, { signal })
  sync()
}

/** The same part of a code's SHA-256 as in the roster. */
async function hashOf(code: string): Promise<string> {
  // without HTTPS the browser cannot compute it: then only the server recognises codes
  if (!crypto.subtle) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
