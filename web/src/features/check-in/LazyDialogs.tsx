import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { CheckInLinkDialogProps } from './CheckInLinkDialog.tsx'
import type { ListDialogProps } from './ListDialog.tsx'
import type { QrDialogProps } from './QrDialog.tsx'

// Loaded on demand: few readers of the page open them.
const fetchListDialog = () => import('./ListDialog.tsx')
const fetchCheckInLinkDialog = () => import('./CheckInLinkDialog.tsx')
const fetchQrDialog = () => import('./QrDialog.tsx')

export function LazyListDialog(props: ListDialogProps) {
  const module = useModuleOnceShown(fetchListDialog)
  return module ? <module.ListDialog {...props} /> : null
}

export function LazyLinkDialog(props: CheckInLinkDialogProps) {
  const module = useModuleOnceShown(fetchCheckInLinkDialog)
  return module ? <module.CheckInLinkDialog {...props} /> : null
}

export function LazyQrDialog(props: QrDialogProps) {
  const module = useModuleOnceShown(fetchQrDialog)
  return module ? <module.QrDialog {...props} /> : null
}
