import type { Event } from '@foyer/contract/events'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { Form } from '../../lib/form/Form.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { ConditionValues } from './form-values.ts'
import { changedFields, promoCodeBodyOf, promoCodeValuesOf } from './form-values.ts'
import { PromoCodeFields } from './PromoCodeFields.tsx'
import { useConditionErrors } from './use-condition-errors.ts'

interface Props {
  event: Event
  /** The code to change; without it the form creates one. */
  code?: PromoCode
  onClose: () => void
}

const schema = async () => (await import('@foyer/contract/promo-codes')).NewPromoCode

/** The form that creates or changes a code. */
export function PromoCodeForm({ event: current, code, onClose }: Props) {
  const event = useEventAsOpened(current)
  const t = useTranslations()
  const { id, currency } = event
  const before = promoCodeValuesOf(code, currency, useLocale())
  const form = useApiForm({
    defaultValues: before,
    schema,
    toBody: (values) => ({ ...promoCodeBodyOf(values, currency), timeZone: event.timeZone }),
    send: (body, idempotencyKey) =>
      code
        ? call('PATCH /promo-codes/{id}', {
            params: { id: code.id },
            body: changedFields(body, promoCodeBodyOf(before, currency)),
          })
        : call('POST /events/{id}/promo-codes', { params: { id }, body, idempotencyKey }),
    onSaved: ({ code: name }) => {
      showToast(t(code ? 'promoCodes.saved' : 'promoCodes.added', { name }))
      onClose()
    },
    errorTexts: {
      'code.required': t('promoCodes.errors.code'),
      'code.format': t('promoCodes.errors.codeFormat'),
      'code.code-taken': t('promoCodes.errors.taken'),
      ...useConditionErrors(),
    },
  })
  const first = form.field('code').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <Field label={t('promoCodes.form.code')} hint={t('promoCodes.form.codeHint')} {...form.field('code')}>
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.input('code')} />
        </Field>
        {/* `as`: its values have all conditions */}
        <PromoCodeFields form={form as unknown as ApiForm<ConditionValues>} event={event} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(code ? 'promoCodes.save' : 'promoCodes.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
