import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../lib/BackLink.tsx'
import { Load } from '../../lib/Load.tsx'
import { NotFound } from '../../lib/NotFound.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { Section } from '../../ui/Section.tsx'
import { Members } from './Members.tsx'
import { NameSection } from './NameSection.tsx'
import { RolesTable } from './RolesTable.tsx'
import { RowsLoading } from './RowsLoading.tsx'

const route = getRouteApi('/$lang/_member/teams/$id/settings')

export default function TeamSettingsPage() {
  const t = useTranslations('teams')
  const paths = usePaths()
  const { id } = route.useParams()
  const { data: me } = useQuery(session())
  const team = me?.teams.find((each) => each.id === id)
  if (!team) return me ? <NotFound /> : null
  return (
    <Page title={t('settings.title')} of={team.name} back={<BackLink to={paths.team(id)}>{team.name}</BackLink>}>
      <NameSection key={id} id={id} />
      <Section title={t('members.title')} description={t('members.readOnly')}>
        <Load fallback={<RowsLoading count={1} />}>
          <Members team={id} />
        </Load>
      </Section>
      <RolesTable own={team.role} />
    </Page>
  )
}
