import { overAt } from '@foyer/contract/event-over'
import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../../lib/event/queries.ts'
import { useFormat } from '../../../lib/format.ts'
import { Part } from '../../../ui/Part.tsx'

const shown = 5

/** The next dates of an event: sales that start and end, and the event itself, soonest first. */
export function Deadlines({ event }: { event: Event }) {
  const t = useTranslations('event.deadlines')
  const format = useFormat()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const now = new Date()
  const next = deadlinesOf(event, types)
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <Part title={t('title')}>
      {next.length === 0 ? (
        <p className="text-ink-secondary">{t('none')}</p>
      ) : (
        <ol className="grid gap-3">
          {next.slice(0, shown).map(({ kind, name, at }) => (
            <li key={`${kind} ${name}`}>
              <span className="block wrap-anywhere">{t(kind, { name })}</span>
              <span className="block text-sm text-ink-secondary">
                <time dateTime={at}>{format.dateTime(at, event.timeZone)}</time> · {format.relative(at, now)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

type Deadline = { kind: 'starts' | 'ends' | 'salesStart' | 'salesEnd'; name: string; at: string }

function deadlinesOf(event: Event, types: readonly TicketType[]): Deadline[] {
  const sales = types.flatMap(({ name, salesFrom, salesUntil }): Deadline[] => [
    ...(salesFrom ? [{ kind: 'salesStart' as const, name, at: salesFrom }] : []),
    ...(salesUntil ? [{ kind: 'salesEnd' as const, name, at: salesUntil }] : []),
  ])
  const over = overAt(event)
  if (!over) return sales
  const { name, date } = event
  return [...sales, { kind: 'starts', name, at: date }, { kind: 'ends', name, at: over.toISOString() }]
}
