import type { Event } from '@foyer/contract/events'
import { readTicketsSold } from '@foyer/words/format/tickets-sold'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EventPlace } from '../../lib/event/EventPlace.tsx'
import { EventWhen } from '../../lib/event/EventWhen.tsx'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EventMenu } from './EventMenu.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import type { EventSearch } from './search.ts'
import { sortingOf } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

/** A table of events with their sales, sorted as the URL says. */
export function EventTable({ events, search }: { events: Event[]; search: EventSearch }) {
  const t = useTranslations('eventTable')
  const change = useChangeEventSearch()
  const { sort, order } = sortingOf(search)
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={events}
      rowKey={({ id }) => id}
      sort={{ column: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ column, direction }) => change({ sort: column, order: direction === 'ascending' ? 'asc' : 'desc' })}
    />
  )
}

/** Sortable columns have the API's names for sorting as ids. */
function useColumns(): Column<Event>[] {
  const t = useTranslations('eventTable')
  return [
    { id: 'name', header: t('name'), sortable: true, cell: (event) => <Name event={event} /> },
    { id: 'date', header: t('date'), sortable: true, cell: (event) => <When event={event} /> },
    { id: 'status', header: t('status'), sortable: true, cell: (event) => <StatusMenu event={event} /> },
    { id: 'sold', header: t('sold'), align: 'end', cell: ({ ticketsSold }) => <Sold ticketsSold={ticketsSold} /> },
    { id: 'actions', header: t('actions'), hideHeader: true, cell: (event) => <EventMenu event={event} /> },
  ]
}

function Name({ event }: { event: Event }) {
  const paths = usePaths()
  return (
    <div className="min-w-0 sm:min-w-40">
      <Link to={paths.event(event.id)} className="row-link wrap-anywhere">
        {event.name}
      </Link>
      <div className="text-sm font-normal text-ink-secondary">
        <EventPlace event={event} />
      </div>
    </div>
  )
}

// Wide enough to keep a date from breaking into three lines.
const When = ({ event }: { event: Event }) => (
  <div className="sm:min-w-36">{event.dateTba ? <NoDate /> : <EventWhen event={event} />}</div>
)

function NoDate() {
  const t = useTranslations('eventTable')
  return <span className="text-ink-secondary">{t('noDate')}</span>
}

function Sold({ ticketsSold }: { ticketsSold: string }) {
  const t = useTranslations()
  const format = useFormat()
  const { sold, capacity } = readTicketsSold(ticketsSold)
  if (capacity === 0)
    return sold > 0 ? format.number(sold) : <span className="text-ink-secondary">{t('eventTable.noTickets')}</span>
  return (
    <div className="inline-block min-w-20 max-sm:text-start">
      {t('events.table.soldOf', { sold, capacity })}
      <TicketMeter ticketsSold={ticketsSold} className="mt-1.5" />
    </div>
  )
}
