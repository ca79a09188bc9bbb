import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { TicketTypeBody } from './form-values.ts'
import { changedFields, copyValuesOf, ticketTypeBodyOf, ticketTypeValuesOf } from './form-values.ts'
import { TicketTypeFields } from './TicketTypeFields.tsx'
import { useErrorTexts } from './use-error-texts.ts'

export interface TicketTypeFormProps {
  event: Event
  /** The ticket type to change; without it the form creates one. */
  type?: TicketType
  /** The ticket type whose values a new one begins with. */
  original?: TicketType
  onClose: () => void
}

const newTicketTypeSchema = async () => (await import('@foyer/contract/ticket-types')).NewTicketType

/** The form that creates or changes a ticket type. */
export function TicketTypeForm({ event: current, type, original, onClose }: TicketTypeFormProps) {
  const event = useEventAsOpened(current)
  const t = useTranslations()
  const language = useLocale()
  const client = useQueryClient()
  const { id, currency } = event
  const overview = useToOverview(event)
  const last = client.getQueryData(ticketTypesOf(id).queryKey)?.findLast(({ priceCents }) => priceCents > 0)
  const before = original
    ? copyValuesOf(original, currency, language)
    : ticketTypeValuesOf(type, currency, language, last)
  const send = (body: TicketTypeBody, idempotencyKey: string) =>
    type
      ? call('PATCH /ticket-types/{id}', {
          params: { id: type.id },
          body: changedFields(body, ticketTypeBodyOf(before, currency)),
        })
      : call('POST /events/{id}/ticket-types', { params: { id }, body, idempotencyKey })
  const form = useApiForm({
    defaultValues: before,
    schema: newTicketTypeSchema,
    toBody: (values) => ({ ...ticketTypeBodyOf(values, currency), timeZone: event.timeZone }),
    send,
    onSaved: async ({ name }) => {
      // The list must show it before the form closes. On failure the list refetches by itself.
      await client.fetchQuery(ticketTypesOf(id)).catch(() => undefined)
      if (type) showToast(t('ticketTypes.form.saved', { name }))
      else showToast(t('ticketTypes.form.added', { name }), overview)
      onClose()
    },
    errorTexts: useErrorTexts(currency),
  })
  const first = form.field('name').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <TicketTypeFields form={form} event={event} before={before} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(type ? 'ticketTypes.form.save' : 'ticketTypes.form.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}

/** The way to the overview of a draft, which names its next step before the sale. */
function useToOverview({ id, status }: Event) {
  const t = useTranslations('event.tabs')
  const paths = usePaths()
  const navigate = useNavigate()
  if (status !== 'test') return {}
  return { action: { label: t('overview'), onAction: () => void navigate({ to: paths.event(id) }) } }
}
