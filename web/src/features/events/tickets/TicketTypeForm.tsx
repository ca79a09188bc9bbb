import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { Form } from '../../../lib/form/Form.tsx'
import { useApiForm } from '../../../lib/form/use-api-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { ticketTypesOf } from '../queries.ts'
import { TicketTypeFields } from './TicketTypeFields.tsx'
import type { TypeBody } from './type-values.ts'
import { changesIn, typeBodyOf, typeValuesOf } from './type-values.ts'
import { useTypeSentences } from './use-type-sentences.ts'

export interface TypeFormProps {
  event: Event
  /** The one to change; without it a new one is made. */
  type?: TicketType
  onClose: () => void
}

const newType = async () => (await import('@foyer/contract/ticket-types')).NewTicketType

/** Makes a ticket type, or changes one. */
export function TicketTypeForm({ event, type, onClose }: TypeFormProps) {
  const t = useTranslations()
  const language = useLocale()
  const client = useQueryClient()
  const { id, currency } = event
  const before = typeValuesOf(type, currency, language)
  const send = (body: TypeBody, idempotencyKey: string) =>
    type
      ? call('PATCH /ticket-types/{id}', {
          params: { id: type.id },
          body: changesIn(body, typeBodyOf(before, currency)),
        })
      : call('POST /events/{id}/ticket-types', { params: { id }, body, idempotencyKey })
  const form = useApiForm({
    defaultValues: before,
    schema: newType,
    toBody: (values) => typeBodyOf(values, currency),
    send,
    onSaved: async ({ name }) => {
      // so that the list shows it when the form is gone; it tries again by itself
      await client.fetchQuery(ticketTypesOf(id)).catch(() => undefined)
      showToast(t(type ? 'tickets.form.saved' : 'tickets.form.added', { name }))
      onClose()
    },
    says: useTypeSentences(currency),
  })
  const first = form.field('name').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <TicketTypeFields form={form} event={event} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(type ? 'tickets.form.save' : 'tickets.form.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
