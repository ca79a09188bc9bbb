import type { Permission, Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { eventView } from '../../../lib/event/queries.ts'
import { useDuplicateEvent } from '../../../lib/event/use-duplicate-event.ts'
import type { Paths } from '../../../lib/paths.ts'
import { usePaths, usePublicPage } from '../../../lib/paths.ts'
import { useMayOnAll } from '../../../lib/use-may.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { Command } from './command.ts'
import type { CommandName } from './page-entries.ts'

interface EventEntry {
  name: CommandName
  path: keyof Paths & (`event${string}` | 'addOrder')
  needs: Permission
}

/** The tabs of an event, and what its members open most. */
export const eventEntries: readonly EventEntry[] = [
  { name: 'eventOverview', path: 'event', needs: 'events:read' },
  { name: 'eventTickets', path: 'eventTickets', needs: 'events:read' },
  { name: 'eventCodes', path: 'eventCodes', needs: 'orders:read' },
  { name: 'eventQuestions', path: 'eventQuestions', needs: 'events:read' },
  { name: 'eventOrders', path: 'eventOrders', needs: 'orders:read' },
  { name: 'eventAddOrder', path: 'addOrder', needs: 'orders:write' },
  { name: 'eventAttendees', path: 'eventAttendees', needs: 'orders:read' },
  { name: 'eventCheckIn', path: 'eventCheckIn', needs: 'check-in:read' },
  { name: 'eventReports', path: 'eventReports', needs: 'reports:read' },
  { name: 'eventPage', path: 'eventPage', needs: 'events:read' },
  { name: 'eventWebsite', path: 'eventWebsite', needs: 'events:read' },
  { name: 'eventSettings', path: 'eventSettings', needs: 'events:write' },
]

/** The commands for the event that is open behind the palette; none on other pages. */
export function useEventCommands(role: Role | undefined): Command[] {
  const t = useTranslations('search')
  const paths = usePaths()
  const id = useRouterState({ select: ({ location }) => /^\/\w+\/events\/([^/]+)/.exec(location.pathname)?.[1] })
  const event = useQueryClient().getQueryData(eventView(id ?? '').queryKey)
  const publicPage = usePublicPage(event?.slug ?? '')
  const mayDuplicate = useMayOnAll('events:write')
  const { duplicate } = useDuplicateEvent()
  if (id === undefined || !event || !role) return []
  const commandOf = (name: CommandName, to: Command['to']): Command => ({
    id: name,
    label: t(`commands.${name}.label`),
    also: t(`commands.${name}.also`),
    to,
  })
  const copy = async () => {
    const copied = await copyText(`${window.location.origin}${publicPage}`, document.body)
    if (copied) showToast(t('palette.copied'))
  }
  return [
    ...eventEntries
      .filter(({ needs }) => mayDo(role, needs))
      .map(({ name, path }) => commandOf(name, (paths[path] as Paths['event'])(id))),
    ...(mayDo(role, 'orders:write') ? [commandOf('eventWrite', `${paths.eventOrders(id)}#write`)] : []),
    commandOf('eventView', () => void window.open(publicPage, '_blank', 'noopener')),
    ...(event.status === 'test' ? [] : [commandOf('eventCopyLink', () => void copy())]),
    ...(mayDuplicate ? [commandOf('eventDuplicate', () => duplicate(event))] : []),
  ]
}
