import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { NotFound } from '../../lib/NotFound.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { read, session } from '../../lib/query.ts'
import { RowsLoading } from '../../lib/RowsLoading.tsx'
import { useTeam } from '../../lib/team.ts'
import { useSwitchTeam } from '../../lib/use-switch-team.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Section } from '../../ui/Section.tsx'
import { MembersSection } from '../members/MembersSection.tsx'
import { AboutTeam } from './AboutTeam.tsx'

const route = getRouteApi('/$lang/_member/teams/$id')

export default function TeamPage() {
  const t = useTranslations('teams')
  const paths = usePaths()
  const { id } = route.useParams()
  const { data: me } = useQuery(session())
  const current = useTeam(me)
  const switchTeam = useSwitchTeam()
  const team = me?.teams.find((each) => each.id === id)
  if (!team) return me ? <NotFound /> : null
  const isCurrent = current?.id === id
  return (
    <Page
      title={team.name}
      of={t('title')}
      aside={isCurrent && <Badge tone="accent">{t('view.current')}</Badge>}
      description={!isCurrent && t('view.switchNote')}
      actions={
        <>
          <Link to={paths.teamSettings(id)} className={buttonStyle()}>
            {t('view.settings')}
          </Link>
          {isCurrent ? (
            <Link to={paths.events()} className={buttonStyle({ variant: 'primary' })}>
              {t('view.events')}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => switchTeam(id)}>
              {t('view.switch')}
            </Button>
          )}
        </>
      }
    >
      <Section title={t('view.about')}>
        <Load fallback={<RowsLoading count={5} />}>
          <About id={id} isCurrent={isCurrent} />
        </Load>
      </Section>
      <MembersSection team={id} />
    </Page>
  )
}

function About({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  return <AboutTeam team={team} isCurrent={isCurrent} />
}
