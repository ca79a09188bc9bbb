import type { Me } from '@foyer/contract/me'
import { useEffect, useEffectEvent } from 'react'
import { offersPasskeysInFields, provePasskey } from '../../lib/passkey.ts'
import { authenticate } from './authenticate.ts'

/** A challenge works for ten minutes. */
const renewAfterMs = 9 * 60_000

/**
 * Lets the browser offer its passkeys in the field for the address, for as long as the page is shown.
 * @returns a function that ends it: the browser takes one request at a time
 */
export function usePasskeyInField(onSignedIn: (me: Me) => void): () => void {
  const finish = useEffectEvent(onSignedIn)
  useEffect(() => {
    begin(finish)
    return end
  }, [])
  return end
}

let running: AbortController | undefined

function end(): void {
  running?.abort()
  running = undefined
}

function begin(onSignedIn: (me: Me) => void): void {
  end()
  const controller = new AbortController()
  running = controller
  void offer(controller.signal, onSignedIn)
}

// whatever fails here is silent: the reader has not asked for it, and the button does the same
async function offer(signal: AbortSignal, onSignedIn: (me: Me) => void): Promise<void> {
  try {
    if (!(await offersPasskeysInFields())) return
    const renewal = AbortSignal.timeout(renewAfterMs)
    const proof = await provePasskey({ mediation: 'conditional', signal: AbortSignal.any([signal, renewal]) }).catch(
      (error: unknown) => {
        if (renewal.aborted && !signal.aborted) return undefined
        throw error
      },
    )
    if (!proof) return await offer(signal, onSignedIn)
    const me = await authenticate('sign-in/passkey', proof)
    if (me) onSignedIn(me)
  } catch {}
}
