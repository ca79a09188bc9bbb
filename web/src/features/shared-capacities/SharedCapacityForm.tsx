import type { Event } from '@foyer/contract/events'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { TicketTypeChoice } from '../../lib/event/TicketTypeChoice.tsx'
import { Form } from '../../lib/form/Form.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { SharedCapacityValues } from './form-values.ts'
import { changedFields, sharedCapacityBodyOf, sharedCapacityValuesOf } from './form-values.ts'
import { sharedCapacitiesOf } from './queries.ts'

interface Props {
  event: Event
  /** The shared capacity to change; without it the form creates one. */
  shared?: SharedCapacity
  onClose: () => void
}

const schema = async () => (await import('@foyer/contract/shared-capacities')).NewSharedCapacity

/** The form that creates or changes a shared capacity. */
export function SharedCapacityForm({ event, shared, onClose }: Props) {
  const t = useTranslations()
  const client = useQueryClient()
  const { id } = event
  const before = sharedCapacityValuesOf(shared)
  const form = useApiForm({
    defaultValues: before,
    schema,
    toBody: sharedCapacityBodyOf,
    send: (body, idempotencyKey) =>
      shared
        ? call('PATCH /shared-capacities/{id}', {
            params: { id: shared.id },
            body: changedFields(body, sharedCapacityBodyOf(before)),
          })
        : call('POST /events/{id}/shared-capacities', { params: { id }, body, idempotencyKey }),
    onSaved: async ({ name }) => {
      // The list must show it before the form closes. On failure the list refetches by itself.
      await client.fetchQuery(sharedCapacitiesOf(id)).catch(() => undefined)
      showToast(t(shared ? 'sharedCapacities.saved' : 'sharedCapacities.added', { name }))
      onClose()
    },
    errorTexts: {
      'name.required': t('sharedCapacities.errors.name'),
      'capacity.wrong-type': t('sharedCapacities.errors.capacity'),
      'ticketTypeIds.too-small': t('sharedCapacities.errors.types'),
    },
  })
  const first = form.field('name').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <Field label={t('sharedCapacities.name')} hint={t('sharedCapacities.nameHint')} {...form.field('name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </Field>
        <Field label={t('sharedCapacities.capacity')} {...form.field('capacity')}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.input('capacity')} />
        </Field>
        <Types form={form} eventId={id} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(shared ? 'sharedCapacities.save' : 'sharedCapacities.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}

function Types({ form, eventId }: { form: ApiForm<SharedCapacityValues>; eventId: string }) {
  const t = useTranslations('sharedCapacities')
  const { watch, setValue, formState } = form.form
  return (
    <TicketTypeChoice
      eventId={eventId}
      legend={t('types')}
      field={form.field('ticketTypeIds')}
      chosen={watch('ticketTypeIds')}
      onChoose={(ids) => setValue('ticketTypeIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
    />
  )
}
