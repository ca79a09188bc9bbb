import type { Event } from '@foyer/contract/events'
import { readTicketsSold } from '@foyer/words/format/tickets-sold'
import { Link } from '@tanstack/react-router'
import { Eye, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { memo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { EventPlace } from '../../lib/event/EventPlace.tsx'
import { EventWhen } from '../../lib/event/EventWhen.tsx'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { usePaths, usePublicPage } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { DeleteEvent } from './DeleteEvent.tsx'
import { EventCard } from './EventCard.tsx'
import { EventPicture } from './EventPicture.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { SiteState } from './SiteState.tsx'
import { StatusMenu } from './StatusMenu.tsx'

/** An event in the home list with its facts and actions. Those on screen are not rendered again when more arrive. */
export const EventItem = memo(function EventItem({ event }: { event: Event }) {
  const item = useRef<HTMLLIElement>(null)
  return (
    <li ref={item} className={contained}>
      <EventCard
        picture={<EventPicture event={event} />}
        when={<EventWhen event={event} />}
        name={<Name event={event} />}
        facts={
          <>
            <EventPlace event={event} oneLine />
            <SiteState event={event} />
          </>
        }
        sold={<Sold ticketsSold={event.ticketsSold} />}
        status={<StatusMenu event={event} />}
        actions={<Actions event={event} onDeleted={() => focusNeighbour(item.current)} />}
      />
    </li>
  )
})

// The browser skips what is off screen: with 200 events, each menu and dialog restyled all of them for a second. The card
// keeps its shadow, 3 px outside.
const contained =
  '@container [overflow-clip-margin:3px] [content-visibility:auto] [contain-intrinsic-block-size:auto_6rem]'

// A list that scrolls below the pointer hovers one card after the other; loading their pages made it stutter.
const quietly = { preload: false } as const

/** The link covers the whole card; other controls lie above it. */
function Name({ event }: { event: Event }) {
  const paths = usePaths()
  return (
    <h2 className="type-heading line-clamp-1 break-all @max-3xl:text-lg">
      <Link
        to={paths.event(event.id)}
        {...quietly}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus focus-visible:after:outline-solid"
      >
        {event.name}
      </Link>
    </h2>
  )
}

/** The number of sold tickets; in narrow places only the figures are visible. */
function Sold({ ticketsSold }: { ticketsSold: string }) {
  const t = useTranslations()
  const { sold, capacity } = readTicketsSold(ticketsSold)
  const b = (figure: ReactNode) => <span className="font-semibold text-ink">{figure}</span>
  return (
    <>
      <p className="sr-only @3xl:not-sr-only">
        {capacity > 0 ? t.rich('home.sold', { sold, capacity, b }) : t.rich('home.soldWithoutCapacity', { sold, b })}
      </p>
      <p aria-hidden="true" className="font-semibold text-ink @3xl:hidden">
        {capacity > 0 ? t('events.table.soldOf', { sold, capacity }) : sold}
      </p>
      <TicketMeter ticketsSold={ticketsSold} className="mt-1 min-w-12" />
    </>
  )
}

const action = `${buttonStyle({ variant: 'plain' })} control-width px-0! text-ink-secondary! hover:text-ink!`
const icon = { 'aria-hidden': true, size: 18, className: 'shrink-0' } as const

function Actions({ event, onDeleted }: { event: Event; onDeleted: () => void }) {
  const t = useTranslations()
  const paths = usePaths()
  const publicPage = usePublicPage(event.slug)
  const { id, name } = event
  const mayWrite = useMay('events:write')
  const edit = t('home.editEvent', { name })
  return (
    <>
      <a
        href={publicPage}
        target="_blank"
        rel="noopener"
        title={t('home.view')}
        aria-label={`${t('home.viewEvent', { name })} (${t('events.view.newTab')})`}
        className={action}
      >
        <Eye {...icon} />
      </a>
      {mayWrite && (
        <Link to={paths.event(id)} {...quietly} title={t('common.edit')} aria-label={edit} className={action}>
          <Pencil {...icon} />
        </Link>
      )}
      <DeleteEvent event={event} iconOnly variant="plain" className={action} onDeleted={onDeleted} />
    </>
  )
}
