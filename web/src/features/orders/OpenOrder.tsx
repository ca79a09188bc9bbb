import { Navigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { usePaths } from '../../lib/paths.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { useHasRoom } from './use-has-room.ts'
import { useInDialog } from './use-in-dialog.ts'
import { useRememberList } from './use-remember-list.ts'

const fetchPanel = () => import('./order/OrderPanel.tsx')

type PanelProps = ComponentProps<Awaited<ReturnType<typeof fetchPanel>>['OrderPanel']>

/**
 * The open order beside the list. Without room for it: its page, once no dialog is open. A window that gets narrower, such as a
 * tablet that is turned, would lose what is typed in it.
 */
export function OpenOrder(props: PanelProps) {
  const paths = usePaths()
  const rememberList = useRememberList()
  const hasRoom = useHasRoom()
  const inDialog = useInDialog()
  if (hasRoom || inDialog) return <LoadedPanel {...props} />
  return <Navigate to={paths.order(props.id)} state={rememberList} replace />
}

function LoadedPanel(props: PanelProps) {
  const module = useModuleOnceShown(fetchPanel)
  return module && <module.OrderPanel {...props} />
}
