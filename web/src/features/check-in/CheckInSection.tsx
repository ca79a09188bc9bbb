import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddList } from './AddList.tsx'
import { CheckInListSection } from './CheckInListSection.tsx'
import { checkInListsOf } from './queries.ts'

/** The check-in of an event: its lists, each with what happens at the door and its links. */
export function CheckInSection({ event }: { event: Event }) {
  const t = useTranslations('checkIn')
  const { data: lists } = useSuspenseQuery(checkInListsOf(event.id))
  const mayWrite = useMay('check-in:write')
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-prose text-pretty text-ink-secondary">{t('lead')}</p>
      {lists.length === 0 ? (
        <EmptyState title={t('first.title')} action={mayWrite && <AddList event={event} isFirst />}>
          <p>{t('first.body')}</p>
        </EmptyState>
      ) : (
        <>
          {lists.map((list) => (
            <CheckInListSection key={list.id} event={event} list={list} />
          ))}
          {mayWrite && <AddList event={event} isFirst={false} />}
        </>
      )}
    </div>
  )
}
