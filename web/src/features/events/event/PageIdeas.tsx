import type { Event } from '@foyer/contract/events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isInPlace } from '../../../lib/event/place.ts'
import { usePaths } from '../../../lib/paths.ts'
import { session } from '../../../lib/query.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { linkStyle } from '../../../ui/button-style.ts'

/** Parts that make the public page better and that the sale does not need; nothing once the event has all of them. */
export function PageIdeas({ event }: { event: Event }) {
  const t = useTranslations('overview.ready.ideas')
  const ideas = useIdeas(event)
  if (ideas.length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-ink-secondary">{t('title')}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {ideas.map(({ name, to, hash }) => (
          <li key={name}>
            <Link to={to} hash={hash} className={linkStyle}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useIdeas(event: Event) {
  const paths = usePaths()
  const mail = useMail()
  const { data: me } = useQuery(session())
  const page = paths.eventPage(event.id)
  const all = [
    { name: 'description', to: page, hash: 'description', isDone: event.described || event.notionLink !== undefined },
    { name: 'cover', to: page, hash: 'cover', isDone: event.cover !== undefined },
    { name: 'place', to: paths.eventSettings(event.id), hash: 'place', isDone: event.online || isInPlace(event) },
    // only the operator can set a mail server
    { name: 'mail', to: paths.installation(), hash: 'mail', isDone: mail === 'on' || !me?.operator },
  ] as const
  return all.filter(({ isDone }) => !isDone)
}
