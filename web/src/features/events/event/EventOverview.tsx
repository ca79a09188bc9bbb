import type { Event } from '@foyer/contract/events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { CalendarDays, Globe, Link2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isInPlace, shortAddress } from '../../../lib/event/place.ts'
import { TicketMeter } from '../../../lib/event/TicketMeter.tsx'
import { useFormat } from '../../../lib/format.ts'
import { usePaths, usePublicPage } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/use-may.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Stub } from '../../../ui/Stub.tsx'
import { salesOf } from '../queries.ts'
import { TicketsSold } from '../TicketsSold.tsx'
import { EventTimes } from './EventTimes.tsx'

/** The event on its ticket: time, place, URLs and sales. */
export function EventOverview({ event }: { event: Event }) {
  const t = useTranslations('event.facts')
  const view = useTranslations('events.view')
  const publicPage = usePublicPage(event.slug)
  return (
    <Stub className="max-w-[57rem] [--end:12.5rem]" end={<Sold event={event} />}>
      <dl className="grid gap-3">
        <Fact Icon={CalendarDays} term={t('when')}>
          <EventTimes event={event} />
        </Fact>
        <Fact Icon={MapPin} term={t('where')}>
          {isInPlace(event) ? (
            event.location
          ) : (
            <span className="text-ink-secondary">{event.online ? view('online') : t('noPlace')}</span>
          )}
        </Fact>
        {event.websiteUrl && (
          <Fact Icon={Globe} term={t('website')}>
            <ExternalLink href={event.websiteUrl} className={linkStyle} newTabLabel={view('newTab')}>
              {shortAddress(event.websiteUrl)}
            </ExternalLink>
          </Fact>
        )}
        <Fact Icon={Link2} term={t('publicAddress')}>
          <ExternalLink
            href={`${window.location.origin}${publicPage}`}
            className={linkStyle}
            newTabLabel={view('newTab')}
          >
            …/e/{event.slug}
          </ExternalLink>
        </Fact>
      </dl>
    </Stub>
  )
}

function Fact({ Icon, term, children }: { Icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-secondary" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Sold({ event: { id, ticketsSold } }: { event: Event }) {
  const mayReadOrders = useMay('orders:read')
  return (
    <div className="grid h-full content-end gap-2">
      <TicketsSold ticketsSold={ticketsSold} />
      <TicketMeter ticketsSold={ticketsSold} />
      {mayReadOrders && <Revenue id={id} />}
    </div>
  )
}

/** The revenue of the event and a link to its orders. Its room is reserved, so the page does not wait for it. */
function Revenue({ id }: Pick<Event, 'id'>) {
  const t = useTranslations('ticketTypes')
  const format = useFormat()
  const paths = usePaths()
  const { data: sales } = useQuery(salesOf(id))
  return (
    <p className="min-h-[2lh] text-sm text-ink-secondary tabular-nums">
      {sales && (
        <>
          {t('revenue', { revenue: format.money(sales.revenueCents, sales.currency) })}
          <Link to={paths.eventOrders(id)} className={`${linkStyle} block w-fit`}>
            {t('orders', { orders: sales.orders })}
          </Link>
        </>
      )}
    </p>
  )
}
