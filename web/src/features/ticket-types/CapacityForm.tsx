import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../lib/event/use-event-form.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { parseCount } from './form-values.ts'

const capacitySchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ capacity: true }).required()

const valuesOf = ({ capacity }: Event) => ({ capacity: capacity === undefined ? '' : String(capacity) })

/** The overall capacity of the event, if it is less than the sum of its ticket types. */
export function CapacityForm({ event }: { event: Event }) {
  const t = useTranslations()
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ capacity }) => ({ capacity: capacity.trim() === '' ? null : parseCount(capacity) }),
    schema: capacitySchema,
    errorTexts: { 'capacity.wrong-type': t('ticketTypes.form.whole') },
  })
  return (
    <SectionForm
      form={form}
      saveLabel={t('ticketTypes.cap.save')}
      describe={(_, value) => ({ label: t('ticketTypes.cap.label'), value: String(value) })}
    >
      <Field
        label={t('ticketTypes.cap.label')}
        hint={t('ticketTypes.cap.hint')}
        mark={t('common.optional')}
        {...form.field('capacity')}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...form.input('capacity')} />
      </Field>
    </SectionForm>
  )
}
