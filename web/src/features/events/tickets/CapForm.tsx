import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useEventForm } from '../event/use-event-form.ts'
import { countIn } from './type-values.ts'

const cap = async () => (await import('@foyer/contract/events')).EventChanges.pick({ capacity: true }).required()

const valuesOf = ({ capacity }: Event) => ({ capacity: capacity === undefined ? '' : String(capacity) })

/** The most that is sold for the event in all, where that is less than its ticket types have. */
export function CapForm({ event }: { event: Event }) {
  const t = useTranslations()
  const form = useEventForm({
    event,
    valuesOf,
    toBody: ({ capacity }) => ({ capacity: capacity.trim() === '' ? null : countIn(capacity) }),
    schema: cap,
    says: { 'capacity.wrong-type': t('tickets.form.whole') },
  })
  return (
    <SectionForm
      form={form}
      saveLabel={t('tickets.cap.save')}
      describe={(_, value) => ({ label: t('tickets.cap.label'), value: String(value) })}
    >
      <Field
        label={t('tickets.cap.label')}
        hint={t('tickets.cap.hint')}
        mark={t('common.optional')}
        {...form.field('capacity')}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...form.input('capacity')} />
      </Field>
    </SectionForm>
  )
}
