import type { OrderStatus } from '@foyer/contract/order-states'
import type { OrderSummary } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const toneOf = {
  reserved: 'info',
  pending: 'warn',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, Tone>

export function OrderStatusBadge({ status, test, owedCents }: Pick<OrderSummary, 'status' | 'test' | 'owedCents'>) {
  const t = useTranslations('orders')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge dot tone={toneOf[status]}>
        {t(`status.${status}`)}
      </Badge>
      {owedCents !== undefined && <Badge tone="warn">{t('owed.badge')}</Badge>}
      {test && <Badge tone="accent">{t('test')}</Badge>}
    </span>
  )
}
