import type { TokenPermission } from '@foyer/contract/api-token-rules'
import {
  defaultTokenDays,
  maxTokenNameLength,
  readingPermissions,
  tokenLifetimes,
} from '@foyer/contract/api-token-rules'
import type { ApiTokenSecret } from '@foyer/contract/api-tokens'
import type { EventChoice, Team } from '@foyer/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EventChoiceField } from '../../lib/EventChoiceField.tsx'
import { FormDialog } from '../../lib/FormDialog.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { PermissionFields } from './PermissionFields.tsx'
import { tokensOf } from './queries.ts'

interface Props {
  team: Team
  onCreated: (token: ApiTokenSecret) => void
  onClose: () => void
}

interface Values {
  name: string
  permissions: TokenPermission[]
  events: EventChoice
  days: (typeof tokenLifetimes)[number]
}

const blank: Values = { name: '', permissions: readingPermissions, events: 'all', days: defaultTokenDays }
const schema = async () => (await import('@foyer/contract/api-tokens')).NewApiToken

/** Creates an API token. Mount it to open. */
export function CreateTokenDialog({ team, onCreated, onClose }: Props) {
  const t = useTranslations('apiTokens')
  const choice = useTranslations('access.eventChoice')
  const client = useQueryClient()
  const form = useApiForm({
    defaultValues: blank,
    schema,
    toBody: (values) => ({ ...values, events: values.events === 'all' ? null : values.events }),
    send: (body) => call('POST /teams/{id}/api-tokens', { params: { id: team.id }, body }),
    onSaved: (created) => {
      void client.invalidateQueries(tokensOf(team.id))
      onClose()
      onCreated(created)
    },
    errorTexts: { 'name.required': t('nameRequired'), 'events.too-small': choice('required') },
  })
  const { watch, setValue } = form.form
  const changed = { shouldDirty: true }
  return (
    <FormDialog form={form} title={t('createTitle')} submitLabel={t('create')} onClose={onClose}>
      <div className="grid gap-5">
        <Field label={t('name')} hint={t('nameHint')} {...form.field('name')}>
          <TextInput autoComplete="off" maxLength={maxTokenNameLength} {...form.input('name')} />
        </Field>
        <PermissionFields
          role={team.role}
          value={watch('permissions')}
          onChange={(permissions) => setValue('permissions', permissions, changed)}
          {...form.field('permissions')}
        />
        <EventChoiceField
          team={team.id}
          value={watch('events')}
          onChange={(events) => setValue('events', events, changed)}
          {...form.field('events')}
        />
        <Field label={t('lifetime')} hint={t('lifetimeHint')} {...form.field('days')}>
          <Select
            className="max-w-48"
            options={tokenLifetimes.map((days) => ({
              value: String(days),
              label: days === 365 ? t('year') : t('days', { days }),
            }))}
            value={String(watch('days'))}
            onChange={({ target }) => {
              const days = tokenLifetimes.find((each) => String(each) === target.value)
              if (days) setValue('days', days, changed)
            }}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
