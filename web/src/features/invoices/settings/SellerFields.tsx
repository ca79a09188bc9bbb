import { useTranslations } from 'use-intl'
import { useCountryOptions } from '../../../lib/use-country-options.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'

type SellerField = 'name' | 'street' | 'postcode' | 'city' | 'vatId' | 'taxNumber' | 'registrationId' | 'legalDetails'

interface Texts {
  label?: string
  hint?: string
  mark?: string
  /** The fields that an input here may make right. */
  deps?: `seller.${SellerField}`[]
}

/** The issuer of the invoices. */
export function SellerFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.seller')
  const optional = useTranslations('common')('optional')
  const isFrench = form.form.watch('seller.country') === 'FR'
  const text = (name: SellerField, { label = t(name), hint, mark, deps = [] }: Texts) => (
    <Field label={label} hint={hint} mark={mark} {...form.field(`seller.${name}`)}>
      <TextInput autoComplete="off" {...form.input(`seller.${name}`, { deps })} />
    </Field>
  )
  return (
    <InvoiceSettingsPart name="seller">
      {text('name', {})}
      {text('street', {})}
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        {text('postcode', {})}
        {text('city', {})}
      </div>
      <Field label={t('country')} {...form.field('seller.country')}>
        <Select
          autoComplete="off"
          options={[{ value: '', label: t('chooseCountry') }, ...useCountryOptions()]}
          {...form.input('seller.country')}
        />
      </Field>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {text('vatId', isFrench ? { hint: t('vatIdHintFr') } : {})}
        {/* one of both is enough: its error is that of the VAT ID */}
        {text('taxNumber', { hint: t('taxNumberHint'), deps: ['seller.vatId'] })}
      </div>
      {text(
        'registrationId',
        isFrench
          ? { label: t('siren'), hint: t('sirenHint'), mark: optional, deps: ['seller.vatId'] }
          : { mark: optional },
      )}
      {text('legalDetails', { hint: t('legalDetailsHint'), mark: optional })}
    </InvoiceSettingsPart>
  )
}
