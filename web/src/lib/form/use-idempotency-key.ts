import { useRef } from 'react'

/**
 * Gives a key for what is about to be sent: the same for a repetition of the same body, so that a save whose answer was
 * lost is not done twice; another for another body.
 */
export function useIdempotencyKey(): { keyFor: (body: unknown) => string; forget: () => void } {
  const last = useRef<{ body: string; key: string }>(undefined)
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: newKey() }
      return last.current.key
    },
    forget: () => {
      last.current = undefined
    },
  }
}

// crypto.randomUUID is missing where Foyer is opened over plain http
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
