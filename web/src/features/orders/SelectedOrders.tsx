import type { ComponentProps } from 'react'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { OrderSelection } from './use-selection.ts'

const fetchBar = () => import('./bulk/OrderBulkBar.tsx')

type BarProps = ComponentProps<Awaited<ReturnType<typeof fetchBar>>['OrderBulkBar']>

/** The actions on the selected orders. Their code is loaded with the first selection. */
export function SelectedOrders(props: BarProps) {
  return hasSelection(props.selection) && <LoadedBar {...props} />
}

const hasSelection = ({ ids, all }: OrderSelection) => all || ids.length > 0

function LoadedBar(props: BarProps) {
  const module = useModuleOnceShown(fetchBar)
  return module && <module.OrderBulkBar {...props} />
}
