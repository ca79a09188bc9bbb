import { mayDo } from '@foyer/contract/access'
import type { ThreadSummary } from '@foyer/contract/inbox'
import { useQuery } from '@tanstack/react-query'
import { Clock, UserPlus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { storedPicture } from '../../lib/picture-url.ts'
import { session } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { useTeam } from '../../lib/team.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import { membersOf } from './queries.ts'
import { snoozeTimes } from './snooze-times.ts'
import { useThreadActions } from './use-thread-actions.ts'

interface Props {
  threads: readonly ThreadSummary[]
  /** Called after the action succeeded. */
  onDone?: (() => void) | undefined
}

const triggerStyle = buttonStyle({ size: 'small' })

/** The menu that snoozes threads. */
export function SnoozeMenu({ threads, onDone }: Props) {
  const t = useTranslations('inbox.act')
  const format = useFormat()
  const { act } = useThreadActions()
  const snooze = async (until: string | null) => {
    if (await act(until === null ? 'wake' : 'snooze', threads, { snoozedUntil: until })) onDone?.()
  }
  const isSnoozed = threads.some((thread) => thread.snoozedUntil)
  return (
    <Menu
      shortcut="h"
      className={triggerStyle}
      sections={[
        ...(isSnoozed
          ? [{ id: 'wake', entries: [{ id: 'wake', label: t('wake'), onSelect: () => void snooze(null) }] }]
          : []),
        {
          id: 'snooze',
          title: t('snooze'),
          entries: snoozeTimes(new Date()).map(({ choice, until }) => ({
            id: choice,
            label: t(choice),
            description: format.dateTime(until, readersZone()),
            onSelect: () => void snooze(until),
          })),
        },
      ]}
    >
      <Clock aria-hidden="true" size={16} />
      {t('snooze')}
    </Menu>
  )
}

/** The menu that assigns threads to a member. */
export function AssignMenu({ threads, onDone }: Props) {
  const t = useTranslations('inbox.act')
  const { act } = useThreadActions()
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  const { data: members = [] } = useQuery({ ...membersOf(team?.id ?? ''), enabled: team !== undefined })
  const assign = async (assignee: string | null) => {
    if (await act('assign', threads, { assignee })) onDone?.()
  }
  const has = (id: string | undefined) => threads.every((thread) => thread.assignee?.id === id)
  return (
    <Menu
      shortcut="a"
      className={triggerStyle}
      placement="bottom start"
      sections={[
        {
          id: 'members',
          title: t('assign'),
          entries: [
            ...members
              .filter(({ role }) => mayDo(role, 'inbox:read'))
              .map(({ id, name, picture }) => ({
                id,
                icon: <Avatar name={name} src={storedPicture(picture)} size="small" />,
                label: id === me?.id ? `${name} (${t('me')})` : name,
                current: has(id),
                onSelect: () => void assign(id),
              })),
            { id: 'none', label: t('noAssignee'), current: has(undefined), onSelect: () => void assign(null) },
          ],
        },
      ]}
    >
      <UserPlus aria-hidden="true" size={16} />
      {t('assign')}
    </Menu>
  )
}
