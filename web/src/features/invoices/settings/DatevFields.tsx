import { usesDatev } from '@foyer/contract/datev-countries'
import { useLocale, useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'
import { RevenueAccounts } from './RevenueAccounts.tsx'

type Account = 'consultant' | 'client' | 'debtorAccount' | 'reverseChargeAccount' | 'outsideEuAccount'

/** The numbers and accounts of the batch of bookings for DATEV. */
export function DatevFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.datev')
  const optional = useTranslations('common')('optional')
  const months = useMonths()
  const number = (name: Account, texts: { hint?: string; mark?: string } = {}) => (
    <Field label={t(name)} {...texts} {...form.field(`datev.${name}`)}>
      <TextInput autoComplete="off" inputMode="numeric" className="tabular-nums" {...form.input(`datev.${name}`)} />
    </Field>
  )
  const { watch, formState } = form.form
  // a team that has set it up can change it anywhere
  if (!usesDatev(watch('seller.country')) && !formState.defaultValues?.usesDatev) return null
  const asZero = { hint: t('sameAsZero'), mark: optional }
  return (
    <InvoiceSettingsPart name="datev">
      <Checkbox label={t('on')} {...form.input('usesDatev')} />
      {watch('usesDatev') && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {number('consultant')}
            {number('client')}
          </div>
          <Field label={t('yearStartsIn')} className="max-w-60" {...form.field('datev.yearStartsIn')}>
            <Select options={months} {...form.input('datev.yearStartsIn')} />
          </Field>
          {number('debtorAccount')}
          <RevenueAccounts form={form} />
          {number('reverseChargeAccount', asZero)}
          {number('outsideEuAccount', asZero)}
        </>
      )}
    </InvoiceSettingsPart>
  )
}

/** The months of the year, by their names. */
function useMonths() {
  const format = new Intl.DateTimeFormat(useLocale(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: format.format(new Date(Date.UTC(2000, at, 1))),
  }))
}
