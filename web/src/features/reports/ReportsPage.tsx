import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { useTeamZone } from '../../lib/use-team-zone.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Report } from './Report.tsx'
import { reportSearch } from './search.ts'
import { useTeamInAddress } from './use-team-in-address.ts'

/** The sales of the team over time. */
export default function ReportsPage() {
  const t = useTranslations('reports.page')
  const search = reportSearch(useSearch({ strict: false }))
  const timeZone = useTeamZone()
  const team = useTeamInAddress(search)
  const mayRead = useMay('reports:read')
  const refusal = team === 'foreign' ? 'notMember' : !mayRead && 'notAllowed'
  return (
    <Page title={t('title')}>
      {refusal && (
        <EmptyState kind="no-match" title={t(`${refusal}.title`)}>
          {t(`${refusal}.body`)}
        </EmptyState>
      )}
      {!refusal && team === 'current' && <Report search={search} timeZone={timeZone} />}
    </Page>
  )
}
