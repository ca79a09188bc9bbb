import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { NoMatch } from '../../lib/NoMatch.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FirstSaleSteps } from './FirstSaleSteps.tsx'
import { searchBoxId } from './OrderFilters.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'
import { isFiltered, noFilter } from './search-parts.ts'

/** Shown instead of an empty list: the steps to the first order, or that nothing matches the search. */
export function OrdersEmpty({ search, ofEvent }: { search: OrderSearch; ofEvent?: true | undefined }) {
  if (isFiltered(search, { ofEvent: ofEvent === true })) return <NothingFound />
  return ofEvent ? <NoneOfEvent /> : <FirstUse />
}

function NoneOfEvent() {
  const t = useTranslations('orders.emptyEvent')
  return <EmptyState title={t('title')}>{t('body')}</EmptyState>
}

function FirstUse() {
  const t = useTranslations('orders.empty')
  const paths = usePaths()
  const toEvents = (
    <Link to={paths.events()} className={buttonStyle({ variant: 'primary' })}>
      {t('action')}
    </Link>
  )
  return (
    <>
      <EmptyState title={t('title')} action={toEvents}>
        {t('body')}
      </EmptyState>
      <FirstSaleSteps />
    </>
  )
}

function NothingFound() {
  const t = useTranslations('orders.noMatch')
  const change = useChangeSearch(orderSearch)
  return (
    <NoMatch title={t('title')} clearLabel={t('clear')} onClear={() => change(noFilter)} searchBoxId={searchBoxId}>
      {t('body')}
    </NoMatch>
  )
}
