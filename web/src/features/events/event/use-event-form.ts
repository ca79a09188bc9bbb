import type { Event, EventChanges } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { call } from '../../../lib/api.ts'
import type { FormOptions } from '../../../lib/form/use-api-form.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { showToast } from '../../../ui/toasts.ts'
import { eventView } from '../queries.ts'

type Changes = Omit<z.input<typeof EventChanges>, 'version'>

interface Options<Values extends FieldValues, Body extends z.ZodType<object, Changes>>
  extends Pick<FormOptions<Values, Body, Event>, 'schema' | 'toBody' | 'says'> {
  event: Event
  /** What the fields hold of the event. */
  valuesOf: (event: Event) => Values
}

/** A form for a part of an event, which saves that part alone. */
export function useEventForm<Values extends FieldValues, Body extends z.ZodType<object, Changes>>({
  event,
  ...options
}: Options<Values, Body>) {
  const t = useTranslations('events.edit')
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
