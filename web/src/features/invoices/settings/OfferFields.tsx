import { invoiceAsks, issueMoments } from '@foyer/contract/invoice-kinds'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import type { InvoiceSettingsForm } from './form.ts'
import { InvoiceSettingsPart } from './InvoiceSettingsPart.tsx'

/** Whether buyers get an invoice, and when. */
export function OfferFields({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.offer')
  return (
    <InvoiceSettingsPart name="offer">
      <RadioGroup
        legend={t('ask')}
        {...form.field('ask')}
        {...form.input('ask')}
        options={invoiceAsks.map((value) => ({
          value,
          label: t(`asks.${value}`),
          description: t(`askHints.${value}`),
        }))}
      />
      <RadioGroup
        legend={t('issueWhen')}
        {...form.field('issueWhen')}
        {...form.input('issueWhen')}
        options={issueMoments.map((value) => ({
          value,
          label: t(`moments.${value}`),
          description: t(`momentHints.${value}`),
        }))}
      />
    </InvoiceSettingsPart>
  )
}
