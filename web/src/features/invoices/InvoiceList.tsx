import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { OlderPages } from '../../lib/OlderPages.tsx'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { invoicePage, invoiceSettings } from './queries.ts'
import type { InvoiceSearch } from './search.ts'

interface Props {
  search: InvoiceSearch
  team: string | undefined
}

/** The documents that the URL asks for, the newest first. */
export function InvoiceList({ search, team }: Props) {
  const t = useTranslations('invoices')
  const { data } = useSuspenseQuery(invoicePage(search))
  if (data.items.length === 0) return <NoInvoices search={search} team={team} />
  return (
    <>
      <InvoiceTable invoices={data.items} />
      <OlderPages
        page={data}
        search={search}
        words={{
          pages: t('pages'),
          count: (count, shown) => t('count', { count, shown }),
          newest: t('newest'),
          older: t('older'),
        }}
      />
    </>
  )
}

function NoInvoices({ search, team }: Props) {
  const t = useTranslations('invoices')
  const paths = usePaths()
  const { data: settings } = useQuery({ ...invoiceSettings(team ?? ''), enabled: team !== undefined })
  if (Object.values(search).some((value) => value !== undefined)) {
    const clear = (
      <Link to="." search={{}} className={buttonStyle()}>
        {t('filter.clear')}
      </Link>
    )
    return (
      <EmptyState kind="no-match" title={t('noMatch.title')} action={clear}>
        {t('noMatch.body')}
      </EmptyState>
    )
  }
  const isOff = settings?.ask === 'never'
  const toSettings = isOff && (
    <Link to={paths.settingsInvoices()} className={buttonStyle({ variant: 'primary' })}>
      {t('settings')}
    </Link>
  )
  return (
    <EmptyState title={t('none.title')} action={toSettings}>
      {t(isOff ? 'none.off' : 'none.body')}
    </EmptyState>
  )
}
