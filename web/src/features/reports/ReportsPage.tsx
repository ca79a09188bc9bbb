import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { useTeamZone } from '../../lib/use-team-zone.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Report } from './Report.tsx'

const route = getRouteApi('/$lang/_member/reports')

/** The sales of the team over time. */
export default function ReportsPage() {
  const t = useTranslations('reports.page')
  const search = route.useSearch()
  const timeZone = useTeamZone()
  return (
    <Page title={t('title')}>
      {useMay('reports:read') ? (
        <Report search={search} timeZone={timeZone} />
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}
