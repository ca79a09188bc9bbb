import type { Event } from '@foyer/contract/events'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { eventView } from '../../lib/event/queries.ts'
import { focusFirstSection } from '../../lib/focus-heading.ts'
import { Load } from '../../lib/Load.tsx'
import { TitledPage } from '../../lib/Page.tsx'
import { useFocusHashSection } from '../../lib/use-focus-hash-section.ts'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { EventTab } from './event-tabs.ts'
import { eventTabs } from './event-tabs.ts'

interface Props {
  tab: EventTab
  /** Shown until the event is loaded. */
  fallback: ReactNode
  /** The content of the tab. */
  of: (event: Event) => ReactNode
}

/** A tab of an event's workspace: the browser's title, and the content once the event is loaded. */
export function TabPanel({ tab, fallback, of }: Props) {
  const t = useTranslations()
  const { id = '' } = useParams({ strict: false })
  const { data: event } = useQuery(eventView(id))
  const name = event?.name ?? t('events.eventTitle')
  const titles =
    tab === 'overview'
      ? { title: name, of: event && t('events.eventTitle') }
      : { title: t(`event.tabs.${tab}`), of: name }
  const mayOpen = useMay(permissionOf(tab))
  return (
    <TitledPage {...titles}>
      {/* the first section has no line above it: the tabs have one */}
      <div>
        {mayOpen ? (
          <Load fallback={fallback}>
            <Loaded id={id} of={of} />
          </Load>
        ) : (
          <EmptyState kind="no-match" title={t('event.tabs.notAllowed.title')}>
            {t('event.tabs.notAllowed.body')}
          </EmptyState>
        )}
      </div>
    </TitledPage>
  )
}

function Loaded({ id, of }: { id: string; of: Props['of'] }) {
  const { data: event } = useSuspenseQuery(eventView(id))
  useFocusHashSection()
  useEffect(focusFirstSection, [])
  return of(event)
}

const permissionOf = (tab: EventTab) =>
  // `as`: every tab is in the list
  (eventTabs.find(({ name }) => name === tab) as (typeof eventTabs)[number]).permission
