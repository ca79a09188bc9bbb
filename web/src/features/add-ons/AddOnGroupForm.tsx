import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { addOnGroupsOf, ticketTypesOf } from '../../lib/event/queries.ts'
import { TicketTypeChoice } from '../../lib/event/TicketTypeChoice.tsx'
import { Form } from '../../lib/form/Form.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AddOnFields } from './AddOnFields.tsx'
import type { AddOnGroupValues } from './form-values.ts'
import { addOnGroupBodyOf, addOnGroupValuesOf, changedFields, newAddOn } from './form-values.ts'
import { useErrorTexts } from './use-error-texts.ts'

interface Props {
  event: Event
  /** The group to change; without it the form creates one. */
  group?: AddOnGroup
  onClose: () => void
}

const schema = async () => (await import('@foyer/contract/add-ons')).NewAddOnGroup

const beside = 'grid items-end gap-5 sm:grid-cols-2'
const number = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The form that creates or changes a group of add-ons. */
export function AddOnGroupForm({ event, group, onClose }: Props) {
  const t = useTranslations()
  const client = useQueryClient()
  const language = useLocale()
  const { id, currency } = event
  // that of the last ticket type with a price
  const last = client.getQueryData(ticketTypesOf(id).queryKey)?.findLast(({ priceCents }) => priceCents > 0)
  const before = addOnGroupValuesOf(group, currency, language, last?.taxRateBp)
  const [rows, setRows] = useState(before.addOns.length)
  const form = useApiForm({
    // the form reports errors of the fields that it is given here, so the rows that were added are among them
    defaultValues: {
      ...before,
      addOns: Array.from({ length: rows }, (_, at) => before.addOns[at] ?? newAddOn('0')),
    },
    schema,
    toBody: (values: AddOnGroupValues) => addOnGroupBodyOf(values, currency),
    send: (body, idempotencyKey) =>
      group
        ? call('PATCH /add-on-groups/{id}', {
            params: { id: group.id },
            body: changedFields(body, addOnGroupBodyOf(before, currency)),
          })
        : call('POST /events/{id}/add-on-groups', { params: { id }, body, idempotencyKey }),
    onSaved: async ({ name }) => {
      // The list must show it before the form closes. On failure the list refetches by itself.
      await client.fetchQuery(addOnGroupsOf(id)).catch(() => undefined)
      showToast(t(group ? 'ticketTypes.form.saved' : 'ticketTypes.form.added', { name }))
      onClose()
    },
    errorTexts: useErrorTexts(currency, rows),
  })
  const first = form.field('name').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <Field label={t('ticketTypes.form.name')} hint={t('addOns.nameHint')} {...form.field('name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </Field>
        <Field label={t('ticketTypes.form.description')} mark={t('common.optional')} {...form.field('description')}>
          <TextArea rows={2} {...form.input('description')} />
        </Field>
        <div className={beside}>
          <Field label={t('addOns.minPerTicket')} hint={t('addOns.minHint')} {...form.field('minPerTicket')}>
            <TextInput {...number} {...form.input('minPerTicket')} />
          </Field>
          <Field label={t('addOns.maxPerTicket')} {...form.field('maxPerTicket')}>
            <TextInput {...number} {...form.input('maxPerTicket')} />
          </Field>
        </div>
        <Types form={form} eventId={id} />
        <AddOnFields form={form} currency={currency} stored={group?.addOns ?? []} onRows={setRows} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t(group ? 'addOns.save' : 'addOns.add')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}

/** The ticket types that the group is for. */
function Types({ form, eventId }: { form: ApiForm<AddOnGroupValues>; eventId: string }) {
  const t = useTranslations('addOns')
  const { watch, setValue, formState, register } = form.form
  return (
    <TicketTypeChoice
      eventId={eventId}
      legend={t('types')}
      field={form.field('ticketTypeIds')}
      chosen={watch('ticketTypeIds')}
      onChoose={(ids) => setValue('ticketTypeIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      all={{ box: <Checkbox label={t('allTypes')} {...register('forAll')} />, isTicked: watch('forAll') }}
    />
  )
}
