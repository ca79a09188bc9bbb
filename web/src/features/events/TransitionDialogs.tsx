import type { ComponentProps } from 'react'
import { NotReadyDialog } from './NotReadyDialog.tsx'
import { SellWithoutMailDialog } from './SellWithoutMailDialog.tsx'

interface Props {
  event: ComponentProps<typeof NotReadyDialog>['event']
  /** The conditions that the event does not meet; undefined unless the change was refused for it. */
  missing: ComponentProps<typeof NotReadyDialog>['missing'] | undefined
  /** Whether to ask about selling without emails. */
  asking: boolean
  onClose: () => void
  onCancel: () => void
  onConfirm: () => void
}

/** The dialogs of a change of status: what is missing, and the question about emails. */
export const TransitionDialogs = ({ event, missing, asking, onClose, onCancel, onConfirm }: Props) => (
  <>
    {asking && <SellWithoutMailDialog event={event} onCancel={onCancel} onConfirm={onConfirm} />}
    {missing && <NotReadyDialog event={event} missing={missing} onClose={onClose} />}
  </>
)
