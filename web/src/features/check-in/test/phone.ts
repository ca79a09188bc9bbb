import { afterEach, beforeEach, vi } from 'vitest'
import { define } from './open-door.tsx'

// The files of a worker share the modules that use these parts, so they share the stand-ins too.

/** The code that the camera sees, and how many pictures were read. */
export const film = { code: undefined as string | undefined, pictures: 0 }

/** Stands in for `read-codes.ts`: the reader needs WebAssembly from a server. */
export const reader = {
  loadReader: async () => undefined,
  readQrCode: async () => {
    film.pictures += 1
    return film.code
  },
}

/** The frequencies of the sounds that were made. */
export const tones: number[] = []
export const vibrate = vi.fn()

/** Whether the browser lets the page make sounds, which a page that has just been opened must ask for. */
const speaker = { state: 'suspended' }

class Audio {
  currentTime = 0
  destination = {}
  get state() {
    return speaker.state
  }
  async resume() {
    speaker.state = 'running'
  }
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() })
  createOscillator = () => ({
    frequency: {
      set value(hertz: number) {
        tones.push(hertz)
      },
    },
    connect: <T>(next: T) => next,
    start: vi.fn(),
    stop: vi.fn(),
  })
}

/** Gives each test of the file a phone: with sound, vibration and a secure context, and without a camera. */
export function usePhone(): void {
  beforeEach(() => {
    localStorage.clear()
    Object.assign(film, { code: undefined, pictures: 0 })
    tones.length = 0
    speaker.state = 'suspended'
    vibrate.mockClear()
    vi.stubGlobal('AudioContext', Audio)
    define(navigator, 'vibrate', vibrate)
    define(window, 'isSecureContext', true)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const name of ['vibrate', 'wakeLock', 'mediaDevices']) Reflect.deleteProperty(navigator, name)
    Reflect.deleteProperty(window, 'isSecureContext')
  })
}
