import { taxRoundings } from '@foyer/contract/tax-rounding'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { Part } from './Part.tsx'

/** Whether the team charges VAT, and how it is rounded. */
export function TaxFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.tax')
  // the usual one first
  const roundings = taxRoundings.toReversed()
  return (
    <Part name="tax">
      <Checkbox label={t('smallBusiness')} description={t('smallBusinessHint')} {...form.input('smallBusiness')} />
      {!form.form.watch('smallBusiness') && (
        <RadioGroup
          legend={t('rounding')}
          {...form.field('rounding')}
          {...form.input('rounding')}
          options={roundings.map((value) => ({
            value,
            label: t(`roundings.${value}`),
            description: t(`roundingHints.${value}`),
          }))}
        />
      )}
    </Part>
  )
}
