import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'

/** The team's own texts on documents. */
export function TextFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.texts')
  const optional = useTranslations('common')('optional')
  return (
    <InvoiceSettingsPart name="texts">
      <Field label={t('note')} mark={optional} {...form.field('note')}>
        <TextArea rows={3} {...form.input('note')} />
      </Field>
      <Field label={t('companyTerms')} hint={t('companyTermsHint')} mark={optional} {...form.field('companyTerms')}>
        <TextArea rows={3} {...form.input('companyTerms')} />
      </Field>
    </InvoiceSettingsPart>
  )
}
