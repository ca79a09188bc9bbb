import type { ComponentProps } from 'react'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { DeleteEventDialog } from './DeleteEventDialog.tsx'

/** Fetches the dialog: lists do so once they are shown, so that it opens without delay, also offline. */
export const fetchDeleteEventDialog = () => import('./DeleteEventDialog.tsx')

/** The question before an event is deleted, loaded apart from the lists. */
export function LazyDeleteEventDialog(props: ComponentProps<typeof DeleteEventDialog>) {
  const module = useModuleOnceShown(fetchDeleteEventDialog)
  return module && <module.DeleteEventDialog {...props} />
}
