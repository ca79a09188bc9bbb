import type { Me } from '@foyer/contract/me'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
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
  useEffect(() => {
    load().catch(() => {
      close()
      // the search page says that there is no connection, and appears once there is one
      void router.navigate({ to: search })
    })
  }, [load])
  return module ? <module.SearchPalette me={me} onClose={close} /> : null
}
