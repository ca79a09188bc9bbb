import type { Event } from '@foyer/contract/events'
import type { LucideIcon } from 'lucide-react'
import { CalendarDays, Globe, Link2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isInPlace, shortAddress } from '../../../lib/event/place.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Stub } from '../../../ui/Stub.tsx'
import { TicketMeter } from '../TicketMeter.tsx'
import { TicketsSold } from '../TicketsSold.tsx'
import { EventTimes } from './EventTimes.tsx'

/** What the event is, on its ticket: when, where, its addresses, and how much of it is sold. */
export function EventOverview({ event }: { event: Event }) {
  const t = useTranslations('events.view')
  return (
    <Stub className="max-w-[57rem] [--end:12.5rem]" end={<Sold ticketsSold={event.ticketsSold} />}>
      <dl className="grid gap-3">
        <Fact Icon={CalendarDays} term={t('when')}>
          <EventTimes event={event} />
        </Fact>
        <Fact Icon={MapPin} term={t('where')}>
          {isInPlace(event) ? event.location : <span className="text-ink-secondary">{t('noPlace')}</span>}
        </Fact>
        <Fact Icon={Globe} term={t('website')}>
          <ExternalLink href={event.websiteUrl} className={linkStyle} newTabLabel={t('newTab')}>
            {shortAddress(event.websiteUrl)}
          </ExternalLink>
        </Fact>
        <Fact Icon={Link2} term={t('publicAddress')}>
          …/e/{event.slug}
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

const Sold = ({ ticketsSold }: Pick<Event, 'ticketsSold'>) => (
  <div className="grid h-full content-end gap-2">
    <TicketsSold ticketsSold={ticketsSold} />
    <TicketMeter ticketsSold={ticketsSold} />
  </div>
)
