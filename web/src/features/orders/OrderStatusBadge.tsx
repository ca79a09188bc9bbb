import type { OrderStatus } from '@foyer/contract/order-states'
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

export function OrderStatusBadge({ status, test }: { status: OrderStatus; test: boolean }) {
  const t = useTranslations('orders')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge dot tone={toneOf[status]}>
        {t(`status.${status}`)}
      </Badge>
      {test && <Badge tone="accent">{t('test')}</Badge>}
    </span>
  )
}
