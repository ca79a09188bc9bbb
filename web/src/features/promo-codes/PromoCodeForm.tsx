import type { Event } from '@foyer/contract/events'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { changedFields, promoCodeBodyOf, promoCodeValuesOf } from './form-values.ts'
import { PromoCodeFields } from './PromoCodeFields.tsx'

interface Props {
  event: Event
  /** The code to change; without it the form creates one. */
  code?: PromoCode
  onClose: () => void
}

const schema = async () => (await import('@foyer/contract/promo-codes')).NewPromoCode

/** The form that creates or changes a code. */
export function PromoCodeForm({ event, code, onClose }: Props) {
  const t = useTranslations()
  const { id, currency } = event
  const before = promoCodeValuesOf(code, currency, useLocale())
  const form = useApiForm({
    defaultValues: before,
    schema,
    toBody: (values) => promoCodeBodyOf(values, currency),
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
      'effect.bp.wrong-type': t('promoCodes.errors.share'),
      'effect.cents.wrong-type': t('promoCodes.errors.amount'),
      'uses.required': t('promoCodes.errors.usesToHold'),
      'uses.wrong-type': t('promoCodes.errors.number'),
      'use.not-allowed': t('promoCodes.errors.useToHold'),
      'ticketTypeIds.too-small': t('promoCodes.errors.types'),
      'ticketTypeIds.code-holds-one-type': t('promoCodes.errors.typeToHold'),
      'minTickets.wrong-type': t('promoCodes.errors.number'),
      'minCents.wrong-type': t('promoCodes.errors.amount'),
      'perEmail.wrong-type': t('promoCodes.errors.number'),
    },
  })
  const first = form.field('code').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <PromoCodeFields form={form} event={event} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(code ? 'promoCodes.save' : 'promoCodes.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
