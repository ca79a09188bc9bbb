import { useEffect } from 'react'

/** Keeps the screen on while the page is visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const take = async () => {
      // the browser releases it whenever the page is hidden; without battery it refuses, and the page works all the same
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (left) await lock?.release()
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
