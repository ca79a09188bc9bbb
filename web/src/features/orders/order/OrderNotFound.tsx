import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useOrderList } from '../../../lib/order/order-list.ts'
import { Page } from '../../../lib/Page.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'

export function OrderNotFound() {
  const t = useTranslations('orders.view')
  const list = useOrderList()
  return (
    <Page title={t('notFoundTitle')} description={t('notFound')}>
      <Link {...list} className={buttonStyle()}>
        {t(list.search ? 'backToList' : 'back')}
      </Link>
    </Page>
  )
}
