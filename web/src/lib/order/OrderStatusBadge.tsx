import type { OrderStatus } from '@foyer/contract/order-states'
import type { OrderSummary } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const toneOf = {
  reserved: 'info',
  requested: 'accent',
  pending: 'warn',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, Tone>

type Props = Pick<OrderSummary, 'status' | 'test' | 'owedCents'> & {
  /** The badges stand side by side, on phones one above the other: in a row of a list. */
  oneLine?: boolean
}

export function OrderStatusBadge({ status, test, owedCents, oneLine = false }: Props) {
  const t = useTranslations('orders')
  return (
    <span
      className={`inline-flex gap-1.5 ${oneLine ? 'whitespace-nowrap max-sm:flex-col max-sm:items-end' : 'flex-wrap'}`}
    >
      <Badge dot tone={toneOf[status]}>
        {t(`status.${status}`)}
      </Badge>
      {owedCents !== undefined && <Badge tone="warn">{t('owed.badge')}</Badge>}
      {test && <Badge tone="accent">{t('test')}</Badge>}
    </span>
  )
}
