import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Team } from '@foyer/contract/teams'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { PageForm } from '../../lib/form/PageForm.tsx'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { showToast } from '../../ui/toasts.ts'
import { invoiceSettings } from './queries.ts'
import { DatevFields } from './settings/DatevFields.tsx'
import type { InvoiceSettingsForm } from './settings/form.ts'
import { NumberFields } from './settings/NumberFields.tsx'
import { OfferFields } from './settings/OfferFields.tsx'
import { SellerFields } from './settings/SellerFields.tsx'
import { TaxFields } from './settings/TaxFields.tsx'
import { TextFields } from './settings/TextFields.tsx'
import { useDescribeSetting } from './settings/use-describe-setting.ts'
import { settingsBody, settingsValues } from './settings-values.ts'

const schema = async () => (await import('@foyer/contract/invoice-settings')).NewInvoiceSettings

/** How the team issues invoices: to whom, as whom, with which numbers and texts. */
export function InvoiceSettingsSection({ team }: { team: Team }) {
  const { data: settings } = useSuspenseQuery(invoiceSettings(team.id))
  const t = useTranslations('invoiceSettings')
  const form = useSettingsForm(team, settings)
  const describe = useDescribeSetting()
  return (
    <PageForm form={form} saveLabel={t('save')} describe={describe}>
      <OfferFields form={form} />
      <SellerFields form={form} />
      <TaxFields form={form} />
      <NumberFields form={form} />
      <TextFields form={form} />
      <DatevFields form={form} />
    </PageForm>
  )
}

function useSettingsForm(team: Team, settings: InvoiceSettings): InvoiceSettingsForm {
  const t = useTranslations('invoiceSettings')
  const client = useQueryClient()
  const params = { id: team.id }
  return useVersionedForm({
    stored: settings,
    valuesOf: (stored: InvoiceSettings) => settingsValues(stored, team),
    toBody: settingsBody,
    schema,
    save: (body, version) => call('PUT /teams/{id}/invoice-settings', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(invoiceSettings(team.id)),
    onSaved: () => showToast(t('saved')),
    errorTexts: {
      'seller.name.required': t('seller.nameRequired'),
      'seller.street.required': t('seller.streetRequired'),
      'seller.postcode.required': t('seller.postcodeRequired'),
      'seller.city.required': t('seller.cityRequired'),
      'seller.country.not-allowed': t('seller.countryRequired'),
      'seller.vatId.required': t('seller.taxIdRequired'),
      'prefix.required': t('numbers.prefixRequired'),
    },
  })
}
