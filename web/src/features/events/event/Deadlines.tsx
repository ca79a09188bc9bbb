import type { Event } from '@foyer/contract/events'
import type { Sales } from '@foyer/contract/orders'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../../lib/event/queries.ts'
import { useFormat } from '../../../lib/format.ts'
import { usePaths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/use-may.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { Part } from '../../../ui/Part.tsx'
import { salesOf } from '../queries.ts'

const shownDeadlines = 5

/**
 * The next dates of an event, soonest first: of its sales, of transfers that are due, and of the event itself. Below them the
 * balances due of paid orders, which have no date.
 */
export function Deadlines({ event }: { event: Event }) {
  const t = useTranslations('overview.deadlines')
  const format = useFormat()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { awaited, balancesDue } = useMoneyDue(event)
  const now = new Date()
  const next = [...deadlinesOf(event, types), ...awaited]
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <Part title={t('title')}>
      {next.length === 0 && !balancesDue ? (
        <p className="text-ink-secondary">{t('none')}</p>
      ) : (
        <ol className="grid gap-3">
          {next.slice(0, shownDeadlines).map((deadline) => (
            <li key={`${deadline.kind} ${deadline.name}`}>
              <span className="block wrap-anywhere">
                <DeadlineTitle event={event} deadline={deadline} />
              </span>
              <span className="block text-sm text-ink-secondary">
                <time dateTime={deadline.at}>{format.dateTime(deadline.at, event.timeZone)}</time> ·{' '}
                {format.relative(deadline.at, now)}
              </span>
            </li>
          ))}
          {balancesDue && (
            <li className="wrap-anywhere">
              <OrdersDue event={event} kind="balancesDue" {...balancesDue} />
            </li>
          )}
        </ol>
      )}
    </Part>
  )
}

interface Deadline {
  kind: 'starts' | 'ends' | 'salesStart' | 'salesEnd' | 'transfers'
  name: string
  at: string
  /** The orders that wait for a transfer, and what is left to pay of them. */
  awaited?: Sales['awaited']
}

function DeadlineTitle({ event, deadline: { kind, name, awaited } }: { event: Event; deadline: Deadline }) {
  const t = useTranslations('overview.deadlines')
  if (kind !== 'transfers') return t(kind, { name })
  return awaited && <OrdersDue event={event} kind="transfers" {...awaited} />
}

const dueOrders = { transfers: { status: 'pending' }, balancesDue: { status: 'paid', balance: 'part-paid' } } as const

interface OrdersDueProps extends Pick<Sales['awaited'], 'orders' | 'totalCents'> {
  event: Event
  kind: keyof typeof dueOrders
}

/** How many orders have how much left to pay, as a link to them. */
function OrdersDue({ event, kind, orders, totalCents }: OrdersDueProps) {
  const t = useTranslations('overview.deadlines')
  const format = useFormat()
  const paths = usePaths()
  return (
    <Link to={paths.eventOrders(event.id)} search={dueOrders[kind]} className={linkStyle}>
      {t(kind, { count: orders, amount: format.money(totalCents, event.currency) })}
    </Link>
  )
}

/** When the first of the awaited transfers is due, and the balances due, if there are any; none for roles that do not see orders. */
function useMoneyDue({ id }: Event): { awaited: Deadline[]; balancesDue?: Sales['balancesDue'] | undefined } {
  const mayReadOrders = useMay('orders:read')
  const { data: sales } = useQuery({ ...salesOf(id), enabled: mayReadOrders })
  if (!sales) return { awaited: [] }
  const { awaited, balancesDue } = sales
  return {
    awaited: awaited.dueAt ? [{ kind: 'transfers', name: '', at: awaited.dueAt, awaited }] : [],
    balancesDue: balancesDue.orders > 0 ? balancesDue : undefined,
  }
}

function deadlinesOf(event: Event, types: readonly TicketType[]): Deadline[] {
  const sales = types.flatMap(({ name, salesFrom, salesUntil }): Deadline[] => [
    ...(salesFrom ? [{ kind: 'salesStart' as const, name, at: salesFrom }] : []),
    ...(salesUntil ? [{ kind: 'salesEnd' as const, name, at: salesUntil }] : []),
  ])
  const { name, date, dateTba, endsAt } = event
  if (dateTba) return sales
  // an event without an entered end shows none: the assumed end is not the organiser's
  return [
    ...sales,
    { kind: 'starts', name, at: date },
    ...(endsAt ? [{ kind: 'ends' as const, name, at: endsAt }] : []),
  ]
}
