import { mayDo } from '@foyer/contract/access'
import type { Member } from '@foyer/contract/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { dropAnswers } from '../../lib/query-client.ts'
import { forgetTeam } from '../../lib/team.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { membersOf } from './queries.ts'
import { useMemberError } from './use-member-error.ts'

interface Props {
  team: string
  member: Member
  isReader: boolean
  onClose: () => void
}

/** Asks before a member is removed, or the reader leaves the team. Mount it to ask. */
export function RemoveMember({ team, member, isReader, onClose }: Props) {
  const t = useTranslations('members')
  const common = useTranslations('common')
  const client = useQueryClient()
  const router = useRouter()
  const paths = usePaths()
  const errorText = useMemberError()
  const { name, role } = member
  const leave = async () => {
    forgetTeam()
    dropAnswers(client)
    await client.fetchQuery({ ...session(), staleTime: 0 }).catch(() => undefined)
    await router.navigate({ to: paths.home() })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /teams/{id}/members/{member}', { params: { id: team, member: member.id } }),
    onSuccess: async () => {
      showToast(t(isReader ? 'left' : 'removed', { name }))
      onClose()
      await (isReader ? leave() : client.invalidateQueries(membersOf(team)))
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t(isReader ? 'leaveTitle' : 'removeTitle', { name })}
      confirmLabel={t(isReader ? 'leave' : 'remove')}
      cancelLabel={common('cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={errorText(error)}
    >
      <p>{t(isReader ? 'leaveBody' : 'removeBody', { name })}</p>
      {mayDo(role, 'team:write') && <p>{t(isReader ? 'leaveTokens' : 'removeTokens', { name })}</p>}
      {!isReader && mayDo(role, 'check-in:write') && <p>{t('removeLinks', { name })}</p>}
    </ConfirmDialog>
  )
}
