import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Part } from '../../ui/Part.tsx'
import { columnsOfEvent, OrderTable } from './OrderTable.tsx'
import { recentOrders } from './queries.ts'

/** The last orders of an event, newest first. */
export function RecentOrdersSection({ event }: { event: Event }) {
  const t = useTranslations('overview.orders')
  const paths = usePaths()
  const { data } = useSuspenseQuery(recentOrders(event.id))
  const more = data.items.length > 0 && (
    <Link to={paths.eventOrders(event.id)} className={linkStyle}>
      {t('more')}
    </Link>
  )
  return (
    <Part title={t('title')} more={more}>
      {data.items.length === 0 ? (
        <p className="text-pretty text-ink-secondary">{t('none')}</p>
      ) : (
        <OrderTable orders={data.items} columns={columnsOfEvent} />
      )}
    </Part>
  )
}
