import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useMay, useMayOnAll } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { NoOrderAccess } from './NoOrderAccess.tsx'
import { Orders } from './Orders.tsx'
import { orderSearch } from './search.ts'

/** The orders of all events of the team, newest first. */
export default function OrdersPage() {
  const t = useTranslations('orders')
  const jobs = useTranslations('orderJobs.job')
  const search = orderSearch(useSearch({ strict: false }))
  const paths = usePaths()
  const mayRead = useMay('orders:read')
  const mayWrite = useMay('orders:write')
  const mayImport = useMayOnAll('orders:write')
  return (
    <Page
      title={t('title')}
      actions={
        <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&>*]:grow max-sm:[&>*]:px-2 max-sm:[&>*]:text-sm">
          {mayWrite && (
            <Link to={paths.orderJobs()} className={buttonStyle()}>
              {jobs('all')}
            </Link>
          )}
          {mayImport && (
            <Link to={paths.bankStatements()} className={buttonStyle()}>
              {t('bankStatements')}
            </Link>
          )}
          {mayRead && (
            <Link to={paths.invoices()} className={buttonStyle()}>
              {t('invoices')}
            </Link>
          )}
        </div>
      }
    >
      {mayRead ? <Orders search={search} /> : <NoOrderAccess />}
    </Page>
  )
}
