import { mayDo } from '@foyer/contract/access'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { read, session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useFocusHashSection } from '../../lib/use-focus-hash-section.ts'
import { BankSection } from '../payments/BankSection.tsx'
import { ReadOnlyPaymentsSection } from '../payments/ReadOnlyPaymentsSection.tsx'
import { StripeSection } from '../payments/StripeSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { ImprintSection } from './ImprintSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { ReadOnlySections } from './ReadOnlySections.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'

export default function SettingsPage() {
  const t = useTranslations('settings')
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  return (
    <Page title={t('title')} description={team && t('of', { team: team.name })}>
      {team && (
        <Load fallback={<SettingsLoading />}>
          <TeamSettings key={team.id} id={team.id} />
        </Load>
      )}
    </Page>
  )
}

function TeamSettings({ id }: { id: string }) {
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  useFocusHashSection()
  if (!mayDo(team.role, 'team:write'))
    return (
      <>
        <ReadOnlySections team={team} />
        <ReadOnlyPaymentsSection team={team} />
      </>
    )
  return (
    <>
      <GeneralSection team={team} />
      <ImprintSection team={team} />
      <PrivacySection team={team} />
      <BankSection team={team} />
      <StripeSection team={team} />
    </>
  )
}
