import type { Me } from '@foyer/contract/me'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { showPalette, useIsPaletteOpen, usePaletteKeys } from '../lib/palette.ts'
import { usePaths } from '../lib/paths.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchPalette = withWords('SearchPalette', () => import('../features/search/palette/SearchPalette.tsx'))
const close = () => showPalette(false)

/** The palette of searches and commands above every page of a member. Its code is loaded when it opens. */
export function Palette({ me }: { me: Me }) {
  usePaletteKeys()
  useEffect(() => close, [])
  return useIsPaletteOpen() ? <OpenPalette me={me} /> : null
}

function OpenPalette({ me }: { me: Me }) {
  const { module, load } = useLazyModule(fetchPalette)
  const router = useRouter()
  const search = usePaths().search()
  const typed = useTypedAhead(!module)
  useEffect(() => {
    load().catch(() => {
      close()
      // the search page says that there is no connection, and appears once there is one
      void router.navigate({ to: search })
    })
  }, [load])
  return module ? <module.SearchPalette me={me} typedAhead={typed} onClose={close} /> : null
}

/** Collects what is typed while the palette is waited for, so that its box begins with it. */
function useTypedAhead(isWaiting: boolean) {
  const typed = useRef('')
  // ends in the commit that shows the palette, whose own layout effect reads the rest: no key is lost in between
  useLayoutEffect(() => {
    if (!isWaiting) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Escape') close()
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
  return typed
}
