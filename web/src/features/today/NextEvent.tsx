import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EventWhen } from '../../lib/event/EventWhen.tsx'
import { TicketMeter } from '../../lib/event/TicketMeter.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { Tile } from './Tile.tsx'

/** The next event with the time until it begins. @param wide it stands alone in its row where tiles are in two columns */
export function NextEvent({ event, wide }: { event: Event | undefined; wide: boolean }) {
  const t = useTranslations('today.next')
  const paths = usePaths()
  return (
    <Tile title={t('title')} className={wide ? '@xs:@max-4xl:col-span-2' : undefined}>
      {event ? (
        <>
          <p className="type-figure">
            <Countdown to={event.date} />
          </p>
          <p className="mt-1 line-clamp-2 font-medium">
            <Link
              to={paths.event(event.id)}
              className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {event.name}
            </Link>
          </p>
          <p className="text-sm text-ink-secondary">
            <EventWhen event={event} />
          </p>
          <div className="mt-auto pt-3">
            <TicketMeter ticketsSold={event.ticketsSold} />
          </div>
        </>
      ) : (
        <p className="text-ink-secondary">{t('none')}</p>
      )}
    </Tile>
  )
}

const tickMs = 30_000

/** The time until a moment, kept up to date; afterwards, that the event is on. */
function Countdown({ to }: { to: string }) {
  const t = useTranslations('today.next')
  const format = useFormat()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(to) <= now.getTime() ? t('now') : format.relative(to, now)
}
