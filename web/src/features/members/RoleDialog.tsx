import type { Role } from '@foyer/contract/access'
import { isRestrictable } from '@foyer/contract/access'
import type { EventChoice, Member } from '@foyer/contract/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EventChoiceField } from '../../lib/EventChoiceField.tsx'
import { session } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { membersOf } from './queries.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useMemberError } from './use-member-error.ts'

interface Props {
  team: string
  member: Member
  own: Role
  onClose: () => void
}

/** Gives a member another role or other events. Mount it to open. */
export function RoleDialog({ team, member, own, onClose }: Props) {
  const t = useTranslations('members')
  const access = useTranslations('access.eventChoice')
  const common = useTranslations('common')
  const client = useQueryClient()
  const errorText = useMemberError()
  const [role, setRole] = useState(member.role)
  const stored = member.events === 'all' ? [] : (member.events ?? [])
  const [events, setEvents] = useState<EventChoice>(
    member.events === undefined || member.events === 'all' ? 'all' : stored.map(({ id }) => id),
  )
  const [lacksEvent, setLacksEvent] = useState(false)
  const choice = isRestrictable(role) ? events : undefined
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('PATCH /teams/{id}/members/{member}', {
        params: { id: team, member: member.id },
        body: { role, ...(choice && { events: choice }) },
      }),
    onSuccess: async () => {
      // the reader's own role decides what the page offers
      await Promise.all([client.invalidateQueries(membersOf(team)), client.invalidateQueries(session())])
      showToast(t('roleChanged', { name: member.name }))
      onClose()
    },
  })
  const save = () => (choice?.length === 0 ? setLacksEvent(true) : mutate())
  return (
    <Dialog
      title={t('roleOf', { name: member.name })}
      onClose={onClose}
      closeLabel={common('close')}
      error={errorText(error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={isPending} onClick={save}>
            {t('saveRole')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RoleChoice own={own} value={role} onChange={setRole} />
        {isRestrictable(role) ? (
          <EventChoiceField
            team={team}
            value={events}
            stored={stored}
            error={lacksEvent && events.length === 0 ? access('required') : undefined}
            onChange={setEvents}
          />
        ) : (
          <p className="text-pretty text-ink-secondary">{access('everything')}</p>
        )}
      </div>
    </Dialog>
  )
}
