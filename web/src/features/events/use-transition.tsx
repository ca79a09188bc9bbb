import type { EventStatus } from '@foyer/contract/event-status'
import type { Event } from '@foyer/contract/events'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useMail } from '../../lib/use-mail.ts'
import { showToast } from '../../ui/toasts.ts'
import { LazyTransitionDialogs } from './LazyTransitionDialogs.tsx'
import { useChangeStatus } from './use-change-status.ts'

interface Transition {
  /** Changes the status; before the sale it asks whether to sell without emails. */
  start: (next: EventStatus) => void
  pending: boolean
  /** The dialogs of the change: what is missing, and the question about emails. */
  dialogs: ReactNode
}

/** A change of an event's status, from any control. */
export function useTransition(event: Pick<Event, 'id' | 'name' | 'slug'>): Transition {
  const { change, pending, missing, reset } = useChangeStatus(event, showRefusal)
  const mail = useMail()
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    change('On Sale')
  }
  return {
    start: (next) => (next === 'On Sale' && mail === 'off' ? setAsking(true) : change(next)),
    pending,
    dialogs: (asking || missing) && (
      <LazyTransitionDialogs
        {...{ event, missing, asking }}
        onClose={reset}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    ),
  }
}

const showRefusal = (why: string) => showToast(why, { tone: 'danger' })
