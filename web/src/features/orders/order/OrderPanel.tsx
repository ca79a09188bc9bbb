import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Maximize2, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../../lib/api-error.ts'
import { Load } from '../../../lib/Load.tsx'
import { OrderStatusBadge } from '../../../lib/order/OrderStatusBadge.tsx'
import { usePaths } from '../../../lib/paths.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { panelHeadingId } from '../panel-heading.ts'
import { orderView } from '../queries.ts'
import { useRememberList } from '../use-remember-list.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderLoading } from './OrderLoading.tsx'

/** An order beside the list. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('orders')
  const paths = usePaths()
  const rememberList = useRememberList()
  const { data: order, error } = useQuery(orderView(id))
  return (
    <aside
      aria-labelledby={panelHeadingId}
      className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [&_section]:grid-cols-1!"
    >
      <header className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={panelHeadingId} tabIndex={-1} className="type-heading tabular-nums">
            {order ? t('orderTitle', { number: order.number }) : t('table.number')}
          </h2>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {order && <OrderStatusBadge {...order} />}
            <Link
              to={paths.order(id)}
              state={rememberList}
              className={`${linkStyle} inline-flex items-center gap-1.5 text-sm`}
            >
              <Maximize2 aria-hidden="true" size={14} />
              {t('panel.page')}
            </Link>
          </div>
        </div>
        <IconButton label={t('panel.close')} icon={<X aria-hidden="true" size={20} />} onClick={onClose} />
      </header>
      {isNotFound(error) ? (
        <EmptyState kind="no-match" title={t('view.notFoundTitle')}>
          {t('view.notFound')}
        </EmptyState>
      ) : (
        <Load resetKey={id} fallback={<OrderLoading />}>
          <OrderDetails id={id} />
        </Load>
      )}
    </aside>
  )
}
