import { taxRoundings } from '@foyer/contract/tax-rounding'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'

/** Whether the team charges VAT, and how it is rounded. */
export function TaxFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.tax')
  // the usual one first
  const roundings = taxRoundings.toReversed()
  return (
    <InvoiceSettingsPart name="tax">
      <Checkbox
        label={t('smallBusiness')}
        description={t('smallBusinessHint')}
        {...form.form.register('smallBusiness', {
          // a small business may need another number
          deps: ['seller.vatId'],
          onChange: ({ target }) => suggestRate(form, target.checked),
        })}
      />
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
    </InvoiceSettingsPart>
  )
}

/** Suggests the rate of the first revenue account, as long as no account is entered: a small business has sales at 0 % only. */
function suggestRate({ form: { getValues, setValue } }: InvoiceSettingsForm, isSmallBusiness: boolean) {
  const accounts = getValues('datev.revenueAccounts')
  if (accounts.length === 1 && accounts[0]?.account === '')
    setValue('datev.revenueAccounts.0.taxRate', isSmallBusiness ? '0' : '19')
}
