import type { CheckInList, DoorDashboard } from '@foyer/contract/check-in'
import type { ScanResult } from '@foyer/contract/check-in-devices'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { useLiveDashboard } from './use-live-dashboard.ts'

/** The door, live: how many are inside, where they came in, and the last scans. */
export function Dashboard({ list, timeZone }: { list: CheckInList; timeZone: string }) {
  const t = useTranslations('checkIn.live')
  const data = useLiveDashboard(list.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures data={data} />
      <ConflictList conflicts={data.conflicts} count={data.conflictCount} timeZone={timeZone} />
      {data.minutes.length > 1 && <PerMinute minutes={data.minutes} />}
      {data.types.length > 1 && <ByType types={data.types} />}
      {data.gates.length > 0 && <ByGate gates={data.gates} timeZone={timeZone} />}
      {data.takings.length > 0 && <Takings takings={data.takings} />}
      <div>
        <h3 className="font-semibold">{t('scans')}</h3>
        {data.scans.length === 0 ? (
          <p className="text-ink-secondary">{t('noScans')}</p>
        ) : (
          <ul className="mt-1 grid divide-y divide-line">
            {data.scans.map((scan) => (
              <Scan key={scan.id} scan={scan} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Figures({ data }: { data: DoorDashboard }) {
  const t = useTranslations('checkIn.live')
  const format = useFormat()
  return (
    <dl aria-live="off" className="grid grid-cols-3 gap-4">
      {(['inside', 'admitted', 'expected'] as const).map((name) => (
        <div key={name}>
          <dt className="text-ink-secondary">{t(name)}</dt>
          <dd className="type-title tabular-nums">{format.number(data[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

const nameOf = ({ ticket, event }: ScanResult) => ticket?.name ?? ticket?.number ?? event

interface ConflictsProps {
  /** The latest ones. */
  conflicts: ScanResult[]
  /** How many there are in all. */
  count: number
  timeZone: string
}

function ConflictList({ conflicts, count, timeZone }: ConflictsProps) {
  const t = useTranslations('checkIn')
  const format = useFormat()
  if (conflicts.length === 0) return null
  const time = (at: string) => format.time(at, timeZone)
  return (
    <Callout tone="danger" role="status" title={t('live.conflicts', { count })}>
      <p>
        {t('live.conflictsLead')}
        {count > conflicts.length && ` ${t('live.conflictsLatest', { count: conflicts.length })}`}
      </p>
      <ul className="mt-2 grid gap-1">
        {conflicts.map((scan) => {
          const words = { ticket: nameOf(scan) ?? '', time: time(scan.at), gate: scan.gate }
          const { earlier } = scan
          return (
            <li key={scan.id}>
              {earlier
                ? t('live.twice', { ...words, earlier: time(earlier.at), earlierGate: earlier.gate })
                : t('live.refused', { ...words, verdict: t(`verdict.${scan.verdict}`) })}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

function PerMinute({ minutes }: { minutes: DoorDashboard['minutes'] }) {
  const t = useTranslations('checkIn.live')
  const values = minutes.map(({ entries }) => entries)
  // the minute that has just begun says little
  const rate = t('rate', { last: values.at(-2) ?? 0, most: Math.max(...values) })
  return (
    <div>
      <h3 className="font-semibold">{t('perMinute')}</h3>
      <p className="text-ink-secondary">{rate}</p>
      <Sparkline values={values} label={`${t('perMinute')}: ${rate}`} className="mt-2 h-12 w-full" />
    </div>
  )
}

function ByType({ types }: { types: DoorDashboard['types'] }) {
  const t = useTranslations('checkIn.live')
  const format = useFormat()
  const number = (id: 'inside' | 'admitted' | 'expected') => ({
    id,
    header: t(id),
    align: 'end' as const,
    cell: (row: DoorDashboard['types'][number]) => format.number(row[id]),
  })
  return (
    <DataTable
      caption={t('byType')}
      rows={types}
      rowKey={({ id }) => id}
      columns={[
        { id: 'type', header: t('type'), cell: ({ name }) => name },
        number('inside'),
        number('admitted'),
        number('expected'),
      ]}
    />
  )
}

function ByGate({ gates, timeZone }: { gates: DoorDashboard['gates']; timeZone: string }) {
  const t = useTranslations('checkIn.live')
  const format = useFormat()
  return (
    <DataTable
      caption={t('byGate')}
      rows={gates}
      rowKey={({ id }) => id}
      columns={[
        { id: 'gate', header: t('gate'), cell: ({ gate }) => gate },
        { id: 'entries', header: t('entries'), align: 'end', cell: ({ entries }) => format.number(entries) },
        { id: 'exits', header: t('exits'), align: 'end', cell: ({ exits }) => format.number(exits) },
        {
          id: 'last',
          header: t('lastAt'),
          align: 'end',
          cell: ({ lastAt }) => (lastAt ? format.time(lastAt, timeZone) : t('never')),
        },
      ]}
    />
  )
}

function Takings({ takings }: Pick<DoorDashboard, 'takings'>) {
  const t = useTranslations('checkIn.live')
  const format = useFormat()
  const currencies = [...new Set(takings.map(({ currency }) => currency))]
  const totals = currencies.map((currency) =>
    format.money(
      takings.reduce((sum, each) => (each.currency === currency ? sum + each.amountCents : sum), 0),
      currency,
    ),
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      <DataTable
        caption={t('takings')}
        rows={takings}
        rowKey={({ link, method, currency }) => `${link} ${method} ${currency}`}
        columns={[
          { id: 'gate', header: t('gate'), cell: ({ gate }) => gate },
          { id: 'method', header: t('method'), cell: ({ method }) => t(method) },
          { id: 'payments', header: t('payments'), align: 'end', cell: ({ payments }) => format.number(payments) },
          {
            id: 'amount',
            header: t('amount'),
            align: 'end',
            cell: ({ amountCents, currency }) => format.money(amountCents, currency),
          },
        ]}
      />
      <p className="text-end font-semibold">{t('takingsTotal', { amount: totals.join(' + ') })}</p>
    </div>
  )
}

function Scan({ scan, timeZone }: { scan: ScanResult; timeZone: string }) {
  const t = useTranslations('checkIn')
  const format = useFormat()
  const name = nameOf(scan)
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span className="min-w-0">
        <span className="font-medium">{t(`verdict.${scan.verdict}`)}</span>
        {name && ` · ${name}`}
        {scan.ticket && <span className="text-ink-secondary"> · {scan.ticket.typeName}</span>}
      </span>
      <span className="text-ink-secondary">
        {t('live.scan', { time: format.time(scan.at, timeZone), gate: scan.gate })}
      </span>
    </li>
  )
}
