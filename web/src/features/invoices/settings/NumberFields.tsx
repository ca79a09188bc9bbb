import { documentNumber, seriesOf } from '@foyer/contract/invoice-kinds'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'

/** The numbers of the documents, with the first one of each series. */
export function NumberFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.numbers')
  const optional = useTranslations('common')('optional')
  const first = (prefix: string) => documentNumber(seriesOf(prefix.trim(), new Date().getFullYear()), 1)
  const [prefix, creditPrefix] = form.form.watch(['prefix', 'creditPrefix'])
  return (
    <InvoiceSettingsPart name="numbers">
      <Field label={t('prefix')} hint={t('prefixHint', { number: first(prefix) })} {...form.field('prefix')}>
        <TextInput autoComplete="off" spellCheck={false} {...form.input('prefix')} />
      </Field>
      <Field
        label={t('creditPrefix')}
        hint={creditPrefix.trim() ? t('prefixHint', { number: first(creditPrefix) }) : t('creditPrefixHint')}
        mark={optional}
        {...form.field('creditPrefix')}
      >
        <TextInput autoComplete="off" spellCheck={false} {...form.input('creditPrefix')} />
      </Field>
    </InvoiceSettingsPart>
  )
}
