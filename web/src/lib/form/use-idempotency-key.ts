import { useRef } from 'react'

/** An idempotency key for a body: the same for the same body, so that a retry after a lost answer is not done twice. */
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

// crypto.randomUUID needs HTTPS; Foyer may run over plain HTTP.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
