import type { Role } from '@foyer/contract/access'
import { isRestrictable } from '@foyer/contract/access'
import type { Invitation, SentInvitation } from '@foyer/contract/invitations'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { RowsLoading } from '../../lib/RowsLoading.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { useMail } from '../../lib/use-mail.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { EventNames } from './EventNames.tsx'
import { LinksDialog } from './LinksDialog.tsx'
import { invitationsOf } from './queries.ts'
import { useMemberError } from './use-member-error.ts'

const fetchDialog = () => import('./InviteDialog.tsx')

interface Props {
  team: string
  own: Role
}

/** The invitations of a team that are not accepted yet, and the button that sends new ones. */
export function InvitationsSection({ team, own }: Props) {
  const t = useTranslations('members.invitations')
  const mail = useMail()
  const [isInviting, setInviting] = useState(false)
  // without a mail server, the reader passes the links on
  const [sent, setSent] = useState<readonly SentInvitation[]>([])
  const { module: dialog, load } = useLazyModule(fetchDialog)
  const invite = () => {
    setInviting(true)
    // offline and not loaded yet: the next click retries
    load().catch(() => setInviting(false))
  }
  const links = sent.filter(({ link }) => link !== undefined)
  return (
    <Section title={t('title')} description={t(`lead.${mail}`)}>
      <div className="grid gap-4">
        <Load fallback={<RowsLoading count={1} />}>
          <Invitations team={team} onSent={setSent} />
        </Load>
        <div>
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onClick={invite}>
            {t('invite')}
          </Button>
        </div>
      </div>
      {dialog && isInviting && (
        <dialog.InviteDialog team={team} own={own} onSent={setSent} onClose={() => setInviting(false)} />
      )}
      {links.length > 0 && <LinksDialog invitations={links} onClose={() => setSent([])} />}
    </Section>
  )
}

interface ListProps {
  team: string
  onSent: (sent: readonly SentInvitation[]) => void
}

function Invitations({ team, onSent }: ListProps) {
  const t = useTranslations('members.invitations')
  const { data: invitations } = useSuspenseQuery(invitationsOf(team))
  if (invitations.length === 0) return <p className="text-ink-secondary">{t('none')}</p>
  return (
    <ul className="grid">
      {invitations.map((invitation) => (
        <InvitationLine key={invitation.id} team={team} invitation={invitation} onSent={onSent} />
      ))}
    </ul>
  )
}

function InvitationLine({ team, invitation, onSent }: ListProps & { invitation: Invitation }) {
  const t = useTranslations('members.invitations')
  const roles = useTranslations('access.roles')
  const format = useFormat()
  const { email, role, events, expiresAt } = invitation
  const hasExpired = Date.parse(expiresAt) <= Date.now()
  const { resend, revoke, isPending } = useActions(team, invitation, onSent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="truncate font-medium">{email}</p>
        <div className="text-sm text-ink-secondary">
          <div className="flex flex-wrap items-baseline gap-x-1.5">
            <span>{roles(role)}</span>
            {isRestrictable(role) && (
              <>
                <span aria-hidden="true">·</span>
                <EventNames events={events} />
              </>
            )}
          </div>
          {hasExpired ? (
            <Badge tone="warn">{t('expired')}</Badge>
          ) : (
            <span>{t('until', { date: format.date(expiresAt, readersZone()) })}</span>
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="small" pending={isPending} onClick={resend} aria-label={t('resendTo', { email })}>
          {t('resend')}
        </Button>
        <Button size="small" pending={isPending} onClick={revoke} aria-label={t('revokeOf', { email })}>
          {t('revoke')}
        </Button>
      </div>
    </li>
  )
}

function useActions(team: string, { id, email }: Invitation, onSent: ListProps['onSent']) {
  const t = useTranslations('members.invitations')
  const client = useQueryClient()
  const errorText = useMemberError()
  const params = { id }
  const settle = {
    onError: (error: Error) => showToast(errorText(error) ?? '', { tone: 'danger' }),
    onSettled: () => client.invalidateQueries(invitationsOf(team)),
  }
  const again = useMutation({
    mutationFn: () => call('POST /invitations/{id}/resend', { params, team }),
    onSuccess: (sent) => (sent.link === undefined ? showToast(t('sent', { count: 1, email })) : onSent([sent])),
    ...settle,
  })
  const end = useMutation({
    mutationFn: () => call('DELETE /invitations/{id}', { params, team }),
    onSuccess: () => showToast(t('revoked', { email })),
    ...settle,
  })
  return { resend: () => again.mutate(), revoke: () => end.mutate(), isPending: again.isPending || end.isPending }
}
