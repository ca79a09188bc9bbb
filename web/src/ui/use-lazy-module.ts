import { useCallback, useEffect, useState } from 'react'

/**
 * Loads a module on demand. `load` may be called repeatedly, also after a failure; `module` is there once it has
 * arrived. Unlike `React.lazy` a failure breaks nothing.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const load = useCallback(async () => {
    // React would call a function as an updater; a module is an object.
    setModule(await fetchModule())
  }, [fetchModule])
  return { module, load }
}

/** Loads a module as soon as the component mounts; offline, once the connection is back. */
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
