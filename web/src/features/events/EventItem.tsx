import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { Eye, KeyRound, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { EventPlace } from '../../lib/event/EventPlace.tsx'
import { EventWhen } from '../../lib/event/EventWhen.tsx'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { usePaths, usePublicPage } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { DeleteEvent } from './DeleteEvent.tsx'
import { EventCard } from './EventCard.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { SiteState } from './SiteState.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import { TicketsSold } from './TicketsSold.tsx'

/** An event in the home list: a ticket with its facts and actions. */
export function EventItem({ event }: { event: Event }) {
  const item = useRef<HTMLLIElement>(null)
  return (
    <li ref={item}>
      <EventCard
        cover={event.cover}
        when={<EventWhen event={event} />}
        name={<Name event={event} />}
        facts={
          <>
            <EventPlace event={event} />
            <SiteState event={event} />
          </>
        }
        actions={<Actions event={event} onDeleted={() => focusNeighbour(item.current)} />}
        status={<StatusMenu event={event} />}
        sold={<TicketsSold ticketsSold={event.ticketsSold} />}
        meter={<TicketMeter ticketsSold={event.ticketsSold} />}
      />
    </li>
  )
}

/** The link covers the whole ticket; other controls lie above it. */
function Name({ event }: { event: Event }) {
  const paths = usePaths()
  return (
    <h2 className="type-heading">
      <Link
        to={paths.event(event.id)}
        className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {event.name}
      </Link>
    </h2>
  )
}

// In narrow places the actions drop their icons.
const action = `${buttonStyle({ variant: 'plain', size: 'small' })} text-ink-secondary! hover:text-ink! @max-xs:*:[svg]:hidden`
const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const

function Actions({ event, onDeleted }: { event: Event; onDeleted: () => void }) {
  const t = useTranslations()
  const paths = usePaths()
  const publicPage = usePublicPage(event.slug)
  const { id, name } = event
  return (
    <>
      <a
        href={publicPage}
        target="_blank"
        rel="noopener"
        aria-label={`${t('home.viewEvent', { name })} (${t('events.view.newTab')})`}
        className={action}
      >
        <Eye {...icon} />
        {t('home.view')}
      </a>
      <Action to={paths.event(id)} label={t('home.editEvent', { name })} icon={<Pencil {...icon} />}>
        {t('common.edit')}
      </Action>
      <Action to={paths.enterKey(id)} label={t('home.enterKeyFor', { name })} icon={<KeyRound {...icon} />}>
        {t('home.enterKey')}
      </Action>
      <DeleteEvent event={event} variant="plain" size="small" className={action} onDeleted={onDeleted} />
    </>
  )
}

type ActionProps = { to: string; label: string; icon: ReactNode; children: ReactNode }

const Action = ({ to, label, icon, children }: ActionProps) => (
  <Link to={to} aria-label={label} className={action}>
    {icon}
    {children}
  </Link>
)
