import type { Order } from '@foyer/contract/orders'
import { ChangeTypeDialog } from './ChangeTypeDialog.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import type { OwnDialogAction } from './correction.ts'
import { isDecision } from './correction.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { EditDialog } from './EditDialog.tsx'

interface Props {
  order: Order
  action: OwnDialogAction
  onClose: () => void
  /** Called after the dialog has closed, when the action is no longer available. */
  onDone: () => void
}

/** The dialog of an action that decides about an order or corrects it. Loaded with the page, but not before it. */
export function AskedCorrection({ action, ...dialog }: Props) {
  if (isDecision(action)) return <DecisionDialog {...dialog} decision={action} />
  if (action === 'edit') return <EditDialog {...dialog} />
  if (action === 'change-type') return <ChangeTypeDialog {...dialog} />
  return <CorrectionDialog {...dialog} action={action} />
}
