import type { BookingOutcome } from '@foyer/contract/bank-booking'
import type { CandidateReason } from '@foyer/contract/bank-line-states'
import type { BankLine, BankLineCandidate } from '@foyer/contract/bank-statements'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { OrderStatusBadge } from '../../lib/order/OrderStatusBadge.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { useBook } from './use-book.ts'

interface Props {
  line: BankLine
  order: BankLineCandidate['order']
  reason?: CandidateReason
  outcome?: BookingOutcome | undefined
  onBooked?: () => void
}

/** An order that a payment may be for, and the button that records the payment with it. */
export function CandidateOrder({ line, order, reason, outcome, onBooked }: Props) {
  const t = useTranslations('bankStatements.unsure')
  const format = useFormat()
  const paths = usePaths()
  const { book, pending } = useBook(onBooked)
  const { number } = order
  const due = format.money(order.awaitedCents ?? order.totalCents, order.currency)
  const total = format.money(order.totalCents, order.currency)
  const notice = outcome === 'pays' ? undefined : t(`outcome.${outcome ?? 'none'}`, { due })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={paths.order(order.id)} className={`${linkStyle} tabular-nums`}>
            {number}
          </Link>
          <span className="tabular-nums">{total}</span>
          <OrderStatusBadge status={order.status} test={false} />
        </p>
        <p className="text-sm text-ink-secondary">
          {[order.name, order.event, reason && t(`reason.${reason}`)].filter(Boolean).join('\u00a0· ')}
        </p>
        {notice && <p className="mt-1 text-sm text-pretty text-ink-secondary">{notice}</p>}
      </div>
      {outcome && (
        <Button
          size="small"
          pending={pending}
          aria-label={t('recordFor', { number })}
          onClick={() => book([{ line: line.id, order: order.id }])}
        >
          {t('record')}
        </Button>
      )}
    </li>
  )
}
