import type { AttendeeSort, AttendeeState } from '@foyer/contract/attendee-states'
import type { Attendee } from '@foyer/contract/attendees'
import type { DoorEntry } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

interface Props {
  attendees: Attendee[]
  search: AttendeeSearch
  /** That of the event. */
  timeZone: string
}

/** A table of attendees, sorted as the URL says. A row leads to the order. */
export function AttendeeTable({ attendees, search, timeZone }: Props) {
  const t = useTranslations('attendees.table')
  const change = useChangeSearch(attendeeSearch)
  const { sort = 'name', order = 'asc' } = search
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(timeZone, sort)}
      rows={attendees}
      rowKey={({ id }) => id}
      sort={{ column: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ column, direction }) => change({ sort: column, order: direction === 'ascending' ? 'asc' : 'desc' })}
    />
  )
}

/** Sortable columns have the API's names for sorting as ids. On phones an attendee takes three lines, or few more. */
function useColumns(timeZone: string, sort: AttendeeSort): Column<Attendee>[] {
  const t = useTranslations('attendees.table')
  const format = useFormat()
  return [
    { id: 'name', header: t('name'), sortable: true, cell: (attendee) => <Name attendee={attendee} /> },
    {
      id: 'type',
      header: t('type'),
      sortable: true,
      phone: inLine,
      cell: (attendee) => <Ticket attendee={attendee} />,
    },
    {
      id: 'number',
      header: t('number'),
      phone: inLine,
      cell: ({ number }) => <span className="tabular-nums">{number}</span>,
    },
    {
      id: 'state',
      header: t('state'),
      phone: inLine,
      cell: (attendee) => <StateBadge attendee={attendee} />,
    },
    {
      id: 'arrived',
      header: t('arrived'),
      phone: inLine,
      cell: ({ arrived }) => arrived && <Arrived arrived={arrived} timeZone={timeZone} />,
    },
    {
      // the row leads to it
      id: 'order',
      header: t('order'),
      phone: 'max-sm:hidden',
      cell: ({ order }) => <span className="tabular-nums">{order.number}</span>,
    },
    {
      id: 'ordered',
      header: t('ordered'),
      sortable: true,
      ...(sort !== 'ordered' && { phone: 'max-sm:hidden' }),
      cell: ({ orderedAt }) => <time dateTime={orderedAt}>{format.date(orderedAt, readersZone())}</time>,
    },
  ]
}

const inLine = 'max-sm:me-3 max-sm:inline max-sm:text-sm'

function Name({ attendee: { name, email, order } }: { attendee: Attendee }) {
  const t = useTranslations('attendees')
  const paths = usePaths()
  return (
    <div className="min-w-0 sm:min-w-40">
      <Link to={paths.order(order.id)} className="row-link wrap-anywhere">
        {name ?? t('noName')}
      </Link>
      {email && <div className="text-sm font-normal wrap-anywhere text-ink-secondary">{email}</div>}
    </div>
  )
}

function Ticket({ attendee: { typeName, addOns } }: { attendee: Attendee }) {
  return (
    <>
      {typeName}
      {addOns && (
        <>
          <span className="sm:hidden"> · </span>
          <div className="text-sm wrap-anywhere text-ink-secondary max-sm:inline">
            {addOns.replaceAll(' × ', '\u00a0×\u00a0')}
          </div>
        </>
      )}
    </>
  )
}

function Arrived({ arrived: { at, gate }, timeZone }: { arrived: DoorEntry; timeZone: string }) {
  const t = useTranslations('attendees.table')
  const format = useFormat()
  return (
    <>
      <span className="sm:hidden">{t('arrived')} </span>
      <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
      <div className="text-sm wrap-anywhere text-ink-secondary max-sm:ms-1.5 max-sm:inline">{gate}</div>
    </>
  )
}

const toneOf = { valid: 'success', unpaid: 'warn', cancelled: 'neutral' } as const satisfies Record<AttendeeState, Tone>

function StateBadge({ attendee: { state, test } }: { attendee: Attendee }) {
  const t = useTranslations('attendees')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge dot tone={toneOf[state]}>
        {t(`state.${state}`)}
      </Badge>
      {test && <Badge tone="accent">{t('test')}</Badge>}
    </span>
  )
}
