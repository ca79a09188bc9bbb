import type { PublicOrder } from '@foyer/contract/public-api'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { PageContext } from './Document.tsx'

/** Until when the buyer can cancel single tickets, and what the organiser keeps. */
export function CancellationTerms({
  order,
  t,
  language,
}: Pick<PageContext, 't' | 'language'> & { order: PublicOrder }) {
  const { cancellationPolicy: policy, ticketsCancellableUntil: until, currency, event, totalCents } = order
  if (!policy || totalCents === 0) return null
  const { feeCents, feeBp } = policy
  const kind = feeCents > 0 ? (feeBp > 0 ? 'both' : 'amount') : feeBp > 0 ? 'percent' : 'none'
  const fee = {
    kind,
    organiser: event.organiser,
    amount: formatMoney(feeCents, currency, language),
    percent: formatRate(feeBp, language),
  }
  return (
    <p className="soft">
      {until
        ? t('cancelTickets.until', { time: formatDateTime(until, event.timeZone, language) })
        : t('cancelTickets.always')}{' '}
      {t('cancelTickets.fee', fee)}
    </p>
  )
}

interface LostProps extends Pick<PageContext, 't' | 'language'> {
  order: PublicOrder
  /** The share of their price that the organiser keeps. */
  feeBp?: number | undefined
}

/** That add-ons which were bought later are cancelled with their tickets, where there are some, and what the buyer gets back. */
export function LostAddOns({ order, t, language, feeBp = 0 }: LostProps) {
  const { addOnOrders = [] } = order
  if (addOnOrders.every(({ status }) => status === 'cancelled')) return null
  const kept = feeBp === 0 ? 'none' : 'part'
  return <p className="soft">{t('addOns.later.lost', { kept, percent: formatRate(feeBp, language) })}</p>
}
