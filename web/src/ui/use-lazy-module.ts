import { useCallback, useEffect, useState } from 'react'
import { firstInput, firstTouch } from './first-input.ts'

/**
 * Loads a module on demand. `load` may be called repeatedly, also after a failure; `module` is there once it has
 * arrived. Unlike `React.lazy` a failure breaks nothing.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  const load = useCallback(async () => {
    const fetched = await fetchModule()
    // to evaluate a library and to draw with it are two tasks, so that none is long
    await new Promise((resolve) => setTimeout(resolve))
    // React would call a function as an updater; a module is an object.
    setModule(fetched)
  }, [fetchModule])
  return { module, load }
}

/**
 * Loads a module as soon as the component mounts; offline, once the connection is back.
 * @param until a condition to wait for first
 */
export function useModuleOnceShown<Module>(
  fetchModule: () => Promise<Module>,
  until: () => Promise<void> = atOnce,
): Module | undefined {
  const { module, load } = useLazyModule(fetchModule)
  useEffect(() => {
    const tryAgain = () => void load().catch(() => undefined)
    void until().then(tryAgain)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [load, until])
  return module
}

const atOnce = async () => undefined

/**
 * Loads a module that the page can do without until the reader does something: a picker whose place shows its value. On
 * the page that opens the app such modules would delay what the reader came for.
 */
export const useModuleOnceUsed = <Module>(fetchModule: () => Promise<Module>): Module | undefined =>
  useModuleOnceShown(fetchModule, firstInput)

/** Whether the reader has done something on this document, or it has been open for a moment. */
export const useFirstInput = (): boolean => useOnce(firstInput)

/** Whether a finger has touched this document. */
export const useFirstTouch = (): boolean => useOnce(firstTouch)

function useOnce(promised: () => Promise<void>): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let wants = true
    void promised().then(() => wants && setThere(true))
    return () => {
      wants = false
    }
  }, [promised])
  return isThere
}
