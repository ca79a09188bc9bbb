import { useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Stands in the place of orders for roles that may not read them. */
export function NoOrderAccess() {
  const t = useTranslations('orders.notAllowed')
  return (
    <EmptyState kind="no-match" title={t('title')}>
      {t('body')}
    </EmptyState>
  )
}
