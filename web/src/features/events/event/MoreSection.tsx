import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { eventView } from '../../../lib/event/queries.ts'
import { usePaths } from '../../../lib/paths.ts'
import { useMayOnAll } from '../../../lib/use-may.ts'
import { Section } from '../../../ui/Section.tsx'
import { DeleteEvent } from '../DeleteEvent.tsx'
import { DuplicateEvent } from './DuplicateEvent.tsx'

/** Actions on the whole event: duplicate and delete. */
export function MoreSection({ event }: { event: Event }) {
  const t = useTranslations('event.more')
  const client = useQueryClient()
  const navigate = useNavigate()
  const paths = usePaths()
  const mayDuplicate = useMayOnAll('events:write')
  const leave = async () => {
    // Cancelled, because a refetch of the deleted event would briefly show the not-found page.
    await client.cancelQueries(eventView(event.id))
    // Unsaved input for a deleted event cannot be saved any more.
    await navigate({ to: paths.home(), replace: true, ignoreBlocker: true })
  }
  return (
    <Section title={t('title')}>
      <div className="grid gap-6">
        {mayDuplicate && (
          <div className="grid justify-items-start gap-2">
            <p className="text-pretty text-ink-secondary">{t('duplicateHint')}</p>
            <DuplicateEvent event={event} />
          </div>
        )}
        <div className="grid justify-items-start gap-2">
          <p className="text-pretty text-ink-secondary">{t('deleteHint')}</p>
          <DeleteEvent event={event} onDeleted={() => void leave()} />
        </div>
      </div>
    </Section>
  )
}
