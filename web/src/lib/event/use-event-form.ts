import type { Event, EventChanges } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { showToast } from '../../ui/toasts.ts'
import { call } from '../api.ts'
import type { FormOptions } from '../form/use-api-form.ts'
import { useVersionedForm } from '../form/use-versioned-form.ts'
import { eventView } from './queries.ts'

type EventFields = Omit<z.input<typeof EventChanges>, 'version'>

interface EventFormOptions<Values extends FieldValues, Body extends z.ZodType<object, EventFields>>
  extends Pick<FormOptions<Values, Body, Event>, 'schema' | 'toBody' | 'errorTexts'> {
  event: Event
  /** The form values of an event. */
  valuesOf: (event: Event) => Values
}

/** A form for some fields of an event. It saves those fields alone. */
export function useEventForm<Values extends FieldValues, Body extends z.ZodType<object, EventFields>>({
  event,
  ...options
}: EventFormOptions<Values, Body>) {
  const t = useTranslations('event.edit')
  const client = useQueryClient()
  const params = { id: event.id }
  return useVersionedForm<Event, Values, Body>({
    ...options,
    stored: event,
    save: (body, version) => call('PATCH /events/{id}', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(eventView(event.id)),
    onSaved: ({ name }) => showToast(t('saved', { name })),
  })
}
