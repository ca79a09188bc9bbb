import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Part } from '../../ui/Part.tsx'

/** The tickets sold of each type, out of its capacity. Members who may change the types have a link to them. */
export function SalesByTypeSection({ event }: { event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const toTickets = useMay('events:write') && (
    <Link to={paths.eventTickets(event.id)} className={linkStyle}>
      {t('overview.types.more')}
    </Link>
  )
  return (
    <Part title={t('overview.types.title')} more={toTickets}>
      {types.length === 0 ? (
        <p className="text-pretty text-ink-secondary">{t('ticketTypes.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {types.map(({ id, name, sold, capacity }) => (
            <li key={id}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="shrink-0 text-ink-secondary tabular-nums">
                  {t('events.table.soldOf', { sold, capacity })}
                </span>
              </div>
              <TicketMeter ticketsSold={`${sold}/${capacity}`} className="mt-1.5" />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
