import { overAt } from '@foyer/contract/event-over'
import type { Event } from '@foyer/contract/events'
import { acceptsPayment } from '@foyer/contract/offered-methods'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { usePaths } from '../../lib/paths.ts'
import { read, session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'

/** Warns that buyers cannot pay for priced tickets, and links to where that is fixed. */
export function NoPaymentMethod({ event }: { event: Event }) {
  const t = useTranslations('tickets.unpayable')
  const paths = usePaths()
  const mayMend = useMay('team:write')
  const reason = useReason(event)
  if (!reason) return null
  const linkTo = (hash: string) => (text: ReactNode) => (
    <Link to={paths.settingsPayments()} hash={hash} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <Callout tone="warn" title={t('title')} className="mb-6">
      {mayMend ? t.rich(reason, { bank: linkTo('bank'), stripe: linkTo('stripe') }) : t('ask')}
    </Callout>
  )
}

function useReason(event: Event): 'nothing' | 'late' | 'otherKeys' | undefined {
  const { data: me } = useQuery(session())
  const id = useTeam(me)?.id ?? ''
  // the list waits for these answers: a warning that came later would push it down
  const [{ data: types }, { data: team }, { data: stripe }] = useSuspenseQueries({
    queries: [
      ticketTypesOf(event.id),
      read('GET /teams/{id}', { params: { id } }),
      read('GET /teams/{id}/stripe', { params: { id } }),
    ],
  })
  if (!types.some(({ priceCents, hidden }) => priceCents > 0 && !hidden)) return undefined
  const now = new Date()
  const over = overAt(event)
  if (event.status === 'Closed' || (over && over <= now)) return undefined
  if (acceptsPayment({ event, team, card: stripe.keys ?? null, test: event.status === 'test' }, now)) return undefined
  if (team.bank) return 'late'
  return stripe.keys ? 'otherKeys' : 'nothing'
}
