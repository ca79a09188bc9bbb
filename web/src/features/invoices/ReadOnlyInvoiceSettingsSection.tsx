import type { Team } from '@foyer/contract/teams'
import { addressLines } from '@foyer/words/format/address'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { invoiceSettings } from './queries.ts'

/** How the team issues invoices, for roles that may not change it. */
export function ReadOnlyInvoiceSettingsSection({ team }: { team: Team }) {
  const t = useTranslations('invoiceSettings')
  const settings = useTranslations('settings')
  const language = useLocale()
  const { data } = useSuspenseQuery(invoiceSettings(team.id))
  const { seller } = data
  const address = seller && [seller.name, ...addressLines(seller, language)].join('\n')
  return (
    <Section title={t('title')} description={t('offer.description')}>
      <DescriptionList
        items={[
          { term: t('offer.ask'), value: t(`offer.asks.${data.ask}`) },
          { term: t('offer.issueWhen'), value: t(`offer.moments.${data.issueWhen}`) },
          {
            term: t('seller.title'),
            value: address ? <span className="whitespace-pre-line">{address}</span> : settings('notGiven'),
          },
          { term: t('tax.rounding'), value: t(`tax.roundings.${data.rounding}`) },
          { term: t('numbers.prefix'), value: data.prefix },
        ]}
      />
    </Section>
  )
}
