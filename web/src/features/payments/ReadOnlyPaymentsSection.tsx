import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { bankFields, bankValues } from './bank.ts'
import { StripeState } from './StripeState.tsx'

/** The bank account and the Stripe account, for roles that may not change them. */
export function ReadOnlyPaymentsSection({ team }: { team: Team }) {
  const t = useTranslations('payments')
  const settings = useTranslations('settings')
  const { bank } = bankValues(team)
  return (
    <>
      <Section id="bank" title={t('bank.title')} description={t('bank.description')}>
        <DescriptionList
          items={bankFields.map((name) => ({ term: t(`bank.${name}`), value: bank[name] || settings('notGiven') }))}
        />
      </Section>
      <Section id="stripe" title={t('stripe.title')} description={t('stripe.description')}>
        <StripeState team={team} />
      </Section>
    </>
  )
}
