import type { ComponentProps } from 'react'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { TransitionDialogs } from './TransitionDialogs.tsx'

const fetchDialogs = () => import('./TransitionDialogs.tsx')

/** The dialogs of a change of status, loaded apart from the lists: most changes open none. */
export function LazyTransitionDialogs(props: ComponentProps<typeof TransitionDialogs>) {
  const module = useModuleOnceShown(fetchDialogs)
  return module && <module.TransitionDialogs {...props} />
}
