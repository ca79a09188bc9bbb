import { useCallback, useEffect, useState } from 'react'

/**
 * A part that is fetched only when it is about to be needed. `load` fetches it (again, after a failure) and may be
 * called any number of times; `module` is there once it has arrived. Unlike `React.lazy` a failure breaks nothing.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const load = useCallback(async () => {
    // A function as state must be wrapped; a module never is one.
    setModule(await fetchModule())
  }, [fetchModule])
  return { module, load }
}

/** A part that is fetched as soon as it is to be shown; offline, once there is a connection. */
export function useModuleOnceShown<Module>(fetchModule: () => Promise<Module>): Module | undefined {
  const { module, load } = useLazyModule(fetchModule)
  useEffect(() => {
    const tryAgain = () => void load().catch(() => undefined)
    tryAgain()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [load])
  return module
}
