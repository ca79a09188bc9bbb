import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../lib/BackLink.tsx'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useTeam } from '../../lib/team.ts'
import { useMay, useMayOnAll } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { InvoiceFilters } from './InvoiceFilters.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { MonthFiles } from './MonthFiles.tsx'
import { invoiceSearch } from './search.ts'

/** The invoices, cancellations and credit notes of the team, and the files for its accountant. */
export default function InvoicesPage() {
  const t = useTranslations('invoices')
  const paths = usePaths()
  // not in the route, whose code every page loads
  const search = invoiceSearch(useSearch({ strict: false }))
  const team = useTeam(useQuery(session()).data)
  const mayRead = useMay('orders:read')
  const mayHandOver = useMayOnAll('reports:read')
  return (
    <Page
      title={t('title')}
      back={<BackLink to={paths.orders()}>{t('back')}</BackLink>}
      description={mayRead && t('lead')}
      actions={
        <Link to={paths.settingsInvoices()} className={buttonStyle()}>
          {t('settings')}
        </Link>
      }
    >
      {mayRead ? (
        <>
          <InvoiceFilters search={search} />
          <Load resetKey={JSON.stringify(search)} fallback={<TableLoading />}>
            <InvoiceList search={search} team={team?.id} />
          </Load>
          {mayHandOver && team && <MonthFiles team={team.id} />}
        </>
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}
