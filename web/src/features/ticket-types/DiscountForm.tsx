import type { Discount } from '@foyer/contract/discounts'
import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { eventView } from '../../lib/event/queries.ts'
import { ConflictNotice } from '../../lib/form/ConflictNotice.tsx'
import { Form } from '../../lib/form/Form.tsx'
import { useSaveButton } from '../../lib/form/use-save-button.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { DiscountFields } from './DiscountFields.tsx'
import type { DiscountValues } from './discount-values.ts'
import { discountBodyOf, discountSchema, discountValuesOf, placeOf } from './discount-values.ts'
import { useDiscountErrors } from './use-discount-errors.ts'

export interface DiscountFormProps {
  event: Event
  /** The discount to change; without it the form adds one. */
  discount?: Discount
  onClose: () => void
}

/** The form that adds or changes a discount. */
export function DiscountForm({ event, discount, onClose }: DiscountFormProps) {
  const t = useTranslations()
  const language = useLocale()
  const client = useQueryClient()
  // its place when the form opened: errors name it
  const [at] = useState(() => placeOf(event, discount))
  const params = { id: event.id }
  const form = useVersionedForm<Event, DiscountValues, Awaited<ReturnType<typeof discountSchema>>>({
    stored: event,
    valuesOf: (stored: Event) => discountValuesOf(stored, discount, at, language),
    toBody: (values) => discountBodyOf(values, event.currency),
    schema: discountSchema,
    errorTexts: useDiscountErrors(event.currency, at),
    save: (body, version) => call('PATCH /events/{id}', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(eventView(event.id)),
    onSaved: (saved) => {
      showToast(t('event.edit.saved', { name: saved.name }))
      client.setQueryData(eventView(event.id).queryKey, saved)
      onClose()
    },
  })
  const { save, focusSave } = useSaveButton(form)
  const first = form.field(`discounts.${at}.name`).id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <ConflictNotice
        form={form}
        describe={() => ({ label: t('ticketTypes.discounts.title'), value: t('ticketTypes.discounts.changed') })}
        onResolved={focusSave}
      />
      <DiscountFields form={form} event={event} at={at} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button ref={save} type="submit" variant="primary" pending={form.pending}>
          {t(discount ? 'ticketTypes.discounts.save' : 'ticketTypes.discounts.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
