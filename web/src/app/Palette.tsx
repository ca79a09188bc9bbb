import type { Me } from '@foyer/contract/me'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PaletteView } from '../lib/palette.ts'
import { showPalette, usePaletteKeys, usePaletteView } from '../lib/palette.ts'
import { usePaths } from '../lib/paths.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { withWords } from './messages.ts'

const fetchPalette = withWords('SearchPalette', () => import('../features/search/palette/SearchPalette.tsx'))
const close = () => showPalette()

/** The palette of searches and commands above every page of a member. Its code is loaded when it opens. */
export function Palette({ me }: { me: Me }) {
  usePaletteKeys()
  useEffect(() => close, [])
  const view = usePaletteView()
  return view ? <OpenPalette me={me} view={view} /> : null
}

function OpenPalette({ me, view }: { me: Me; view: PaletteView }) {
  const { module, load } = useLazyModule(fetchPalette)
  const router = useRouter()
  const search = usePaths().search()
  const typed = useTypedAhead(!module)
  useEffect(() => {
    load().catch(() => {
      close()
      // the search page says that there is no connection, and appears once there is one
      if (view === 'search') void router.navigate({ to: search })
    })
  }, [load])
  return module ? <module.SearchPalette me={me} view={view} typedAhead={typed} onClose={close} /> : null
}

/** Collects the keys that are pressed while the palette is waited for, so that it begins with them. */
function useTypedAhead(isWaiting: boolean) {
  const typed = useRef({ text: '', isEntered: false })
  // ends in the commit that shows the palette, whose own layout effect reads the rest: no key is lost in between
  useLayoutEffect(() => {
    if (!isWaiting) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Escape') close()
      else if (key === 'Enter') typed.current.isEntered = typed.current.text !== ''
      else if (key === 'Backspace') typed.current.text = typed.current.text.slice(0, -1)
      else if (key.length === 1) typed.current.text += key
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
  return typed
}
