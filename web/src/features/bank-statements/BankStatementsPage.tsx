import { useTranslations } from 'use-intl'
import { BackLink } from '../../lib/BackLink.tsx'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMayOnAll } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BankStatements } from './BankStatements.tsx'

/** Imports bank statements, and records their payments with the orders they are for. */
export default function BankStatementsPage() {
  const t = useTranslations('bankStatements')
  const paths = usePaths()
  const mayWrite = useMayOnAll('orders:write')
  return (
    <Page
      title={t('title')}
      back={<BackLink to={paths.orders()}>{t('back')}</BackLink>}
      description={mayWrite && t('lead')}
    >
      {mayWrite ? (
        <Load fallback={<TableLoading />}>
          <BankStatements />
        </Load>
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}
