import type { Role } from '@foyer/contract/access'
import { isRestrictable } from '@foyer/contract/access'
import { maxInvitationsAtOnce } from '@foyer/contract/invitation-limits'
import type { SentInvitation } from '@foyer/contract/invitations'
import type { EventChoice } from '@foyer/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EventChoiceField } from '../../lib/EventChoiceField.tsx'
import { FormDialog } from '../../lib/FormDialog.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { invitationsOf } from './queries.ts'
import { RoleChoice } from './RoleChoice.tsx'

interface Props {
  team: string
  own: Role
  onSent: (sent: readonly SentInvitation[]) => void
  onClose: () => void
}

/** The values of the form. The addresses are separated by line breaks, spaces, commas or semicolons. */
const blank: { emails: string; role: Role; events: EventChoice } = { emails: '', role: 'manager', events: 'all' }

const schema = async () => (await import('@foyer/contract/invitations')).NewInvitations

/** Invites people to the team. Mount it to open. */
export function InviteDialog({ team, own, onSent, onClose }: Props) {
  const t = useTranslations('members.invitations')
  const choice = useTranslations('access.eventChoice')
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: blank,
    schema,
    toBody: ({ emails, role, events }) => ({
      emails: emails.split(/[\s,;]+/).filter(Boolean),
      role,
      ...(isRestrictable(role) && events !== 'all' && { events }),
    }),
    send: (body, idempotencyKey) =>
      call('POST /teams/{id}/invitations', { params: { id: team }, body, idempotencyKey }),
    onSaved: async (sent) => {
      await client.fetchQuery(invitationsOf(team)).catch(() => undefined)
      onClose()
      if (sent.some(({ link }) => link !== undefined)) onSent(sent)
      else showToast(t('sent', { count: sent.length, email: sent[0]?.email ?? '' }))
    },
    errorTexts: {
      'emails.too-small': t('emailsRequired'),
      'emails.too-many': t('tooMany', { limit: maxInvitationsAtOnce }),
      'emails.email': t('emailFormat'),
      'events.too-small': choice('required'),
    },
  })
  const { watch, setValue } = form.form
  const changed = { shouldDirty: true }
  const role = watch('role')
  return (
    <FormDialog form={form} title={t('title')} submitLabel={t('send')} onClose={onClose}>
      <div className="grid gap-5">
        <Field label={t('emails')} hint={t('emailsHint')} {...form.field('emails')}>
          <TextArea rows={3} autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.input('emails')} />
        </Field>
        <RoleChoice
          own={own}
          value={role}
          onChange={(next) => setValue('role', next, changed)}
          {...form.field('role')}
        />
        {isRestrictable(role) ? (
          <EventChoiceField
            team={team}
            value={watch('events')}
            onChange={(events) => setValue('events', events, changed)}
            {...form.field('events')}
          />
        ) : (
          <p className="text-pretty text-ink-secondary">{choice('everything')}</p>
        )}
      </div>
    </FormDialog>
  )
}
