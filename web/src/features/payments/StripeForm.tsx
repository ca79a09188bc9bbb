import type { StripeAccount } from '@foyer/contract/stripe'
import type { Team } from '@foyer/contract/teams'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { ApiKeyInput } from '../../ui/ApiKeyInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toasts.ts'

interface Props {
  team: Team
  keys: StripeAccount['keys']
  /** Shown beside the save button. */
  more: ReactNode
}

const emptyKeys = { secretKey: '', webhookSecret: '' }

/** The form for new keys. It never shows stored ones; an empty field keeps the stored key. */
export function StripeForm({ team, keys, more }: Props) {
  const t = useTranslations('payments.stripe')
  const form = useApiForm({
    defaultValues: emptyKeys,
    schema: async () => (await import('@foyer/contract/stripe')).StripeKeys,
    toBody: ({ secretKey, webhookSecret }) => ({
      ...((secretKey || !keys) && { secretKey }),
      ...((webhookSecret || !keys) && { webhookSecret }),
    }),
    send: (body) => call('PUT /teams/{id}/stripe', { params: { id: team.id }, body }),
    onSaved: () => {
      form.form.reset(emptyKeys)
      showToast(t('saved'))
    },
    errorTexts: {
      'secretKey.required': t('secretKeyRequired'),
      'webhookSecret.required': t('webhookSecretRequired'),
    },
  })
  const hint = (text: string, stored: string | undefined) =>
    stored === undefined ? text : `${text} ${t('stored', { key: stored })}`
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <Field label={t('secretKey')} hint={hint(t('secretKeyHint'), keys?.secretKey)} {...form.field('secretKey')}>
          <ApiKeyInput {...form.input('secretKey')} />
        </Field>
        <Field
          label={t('webhookSecret')}
          hint={hint(t('webhookSecretHint'), keys?.webhookSecret)}
          {...form.field('webhookSecret')}
        >
          <ApiKeyInput {...form.input('webhookSecret')} />
        </Field>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={form.pending}>
          {t('save')}
        </Button>
        {!form.form.formState.isDirty && more}
      </div>
    </Form>
  )
}
