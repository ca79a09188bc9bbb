import { useState } from 'react'
import { randomId } from './random-id.ts'

/** The settings of a device. */
export interface DeviceSettings {
  express: boolean
  sound: boolean
  vibration: boolean
}

const key = 'foyer-check-in-settings'
const defaults: DeviceSettings = { express: true, sound: true, vibration: true }

/** The settings of this device, remembered in the browser. */
export function useDeviceSettings(): [DeviceSettings, (change: Partial<DeviceSettings>) => void] {
  const [settings, setSettings] = useState(remembered)
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change }
      setSettings(next)
      inStorage(() => localStorage.setItem(key, JSON.stringify(next)))
    },
  ]
}

function remembered(): DeviceSettings {
  const stored: unknown = JSON.parse(inStorage(() => localStorage.getItem(key)) ?? '{}')
  return { ...defaults, ...(typeof stored === 'object' ? stored : {}) }
}

/** The random id of this device. It lasts as long as the browser's storage. */
export function deviceId(): string {
  const name = 'foyer-check-in-device'
  const stored = inStorage(() => localStorage.getItem(name))
  if (stored) return stored
  const id = randomId()
  inStorage(() => localStorage.setItem(name, id))
  return id
}

const pendingKey = (link: string) => `foyer-check-in-pending ${link}`

/** Remembers apart from the scans how many there are, to notice when the browser has deleted them. */
export const rememberPending = (link: string, count: number): void =>
  void inStorage(() => localStorage.setItem(pendingKey(link), String(count)))

export const rememberedPending = (link: string): number =>
  Number(inStorage(() => localStorage.getItem(pendingKey(link))) ?? 0)

/** @returns undefined when the browser refuses storage */
function inStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
