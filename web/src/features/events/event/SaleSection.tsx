import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { CurrencySelect } from '../../../lib/CurrencySelect.tsx'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { useFormat } from '../../../lib/format.ts'
import { AffixInput } from '../../../ui/AffixInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'

const saleSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ slug: true, currency: true }).required()

const valuesOf = ({ slug, currency }: Event) => ({ slug, currency })

/** Edits the slug of the public page and the currency. */
export function SaleSection({ event }: { event: Event }) {
  const t = useTranslations('events.edit.sale')
  const { currencyName } = useFormat()
  const form = useEventForm({ event, valuesOf, schema: saleSchema })
  return (
    <Section id="sale" title={t('title')} description={t('lead')}>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => ({
          label: t(name),
          value: name === 'currency' ? currencyName(String(value)) : String(value),
        })}
      >
        <Field label={t('slug')} hint={t('slugHint')} {...form.field('slug')}>
          <AffixInput
            before="…/e/"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input('slug')}
          />
        </Field>
        <Field label={t('currency')} {...form.field('currency')}>
          <CurrencySelect {...form.input('currency')} />
        </Field>
      </SectionForm>
    </Section>
  )
}
