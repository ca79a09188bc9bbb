import type { EventStatus } from '@foyer/contract/event-status'
import type { Event } from '@foyer/contract/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
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
  const client = useQueryClient()
  const team = useTeam(useQuery(session()).data)
  const [asking, setAsking] = useState(false)
  // a missing part is named first: the question about emails would have to be answered again
  const askIfReady = async () => {
    const { isReadyForSale } = await import('./is-ready-for-sale.ts')
    if (await isReadyForSale(client, { event: event.id, team: team?.id ?? '' })) setAsking(true)
    else change('On Sale')
  }
  const confirm = () => {
    setAsking(false)
    change('On Sale')
  }
  return {
    start: (next) => {
      if (next === 'On Sale' && mail === 'off') void askIfReady().catch(() => setAsking(true))
      else change(next)
    },
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
