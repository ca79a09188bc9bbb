import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { LinkDialogProps } from './LinkDialog.tsx'
import type { ListDialogProps } from './ListDialog.tsx'
import type { QrDialogProps } from './QrDialog.tsx'

// Loaded on demand: few readers of the page open them.
const fetchListDialog = () => import('./ListDialog.tsx')
const fetchLinkDialog = () => import('./LinkDialog.tsx')
const fetchQrDialog = () => import('./QrDialog.tsx')

export function LazyListDialog(props: ListDialogProps) {
  const module = useModuleOnceShown(fetchListDialog)
  return module ? <module.ListDialog {...props} /> : null
}

export function LazyLinkDialog(props: LinkDialogProps) {
  const module = useModuleOnceShown(fetchLinkDialog)
  return module ? <module.LinkDialog {...props} /> : null
}

export function LazyQrDialog(props: QrDialogProps) {
  const module = useModuleOnceShown(fetchQrDialog)
  return module ? <module.QrDialog {...props} /> : null
}
