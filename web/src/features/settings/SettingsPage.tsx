import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { SettingsLoading } from './SettingsLoading.tsx'
import { TeamSections } from './TeamSections.tsx'

export default function SettingsPage() {
  const t = useTranslations('settings')
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  return (
    <Page title={t('title')} description={team && t('of', { team: team.name })}>
      {team && (
        <Load fallback={<SettingsLoading />}>
          <TeamSections key={team.id} id={team.id} />
        </Load>
      )}
    </Page>
  )
}
