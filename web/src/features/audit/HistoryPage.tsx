import { mayDo } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { session } from '../../lib/query.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { TabPage } from '../../lib/TabPage.tsx'
import { useTeam } from '../../lib/team.ts'
import { Callout } from '../../ui/Callout.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryList } from './HistoryList.tsx'
import { historySearch } from './search.ts'

/** The tab with the history of the team that one works in. */
export default function HistoryPage() {
  const t = useTranslations()
  // not in the route, whose code every page loads
  const search = historySearch(useSearch({ strict: false }))
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  const titles = { title: t('audit.title'), of: t('settings.title') }
  if (team && !mayDo(team.role, 'audit:read'))
    return (
      <TabPage {...titles}>
        <Callout tone="warn" title={t('audit.refused.title')} className="max-w-2xl">
          {t('audit.refused.body')}
        </Callout>
      </TabPage>
    )
  return (
    <TabPage {...titles} lead={team && t('audit.lead', { team: team.name })}>
      {team && (
        <>
          <HistoryFilters team={team.id} search={search} />
          <Load resetKey={JSON.stringify([team.id, search])} fallback={<TableLoading />}>
            <HistoryList key={team.id} team={team.id} search={search} />
          </Load>
        </>
      )}
    </TabPage>
  )
}
