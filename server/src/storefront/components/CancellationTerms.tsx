import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { PageContext } from './Document.tsx'

/** Until when the buyer can cancel single tickets, and what the organiser keeps. For an add-on order: that its add-ons are cancelled with their tickets. */
export function CancellationTerms({
  order,
  t,
  language,
}: Pick<PageContext, 't' | 'language'> & { order: PublicOrder }) {
  const { cancellationPolicy: policy, ticketsCancellableUntil: until, currency, event, totalCents } = order
  if (!policy || totalCents === 0) return null
  const { feeCents, feeBp } = policy
  if (order.addsTo !== undefined) return <p className="soft">{t('addOns.later.terms', keptOf(feeBp, language))}</p>
  const fee = {
    kind: feeKind(policy),
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

function feeKind({ feeCents, feeBp }: CancellationPolicy): 'both' | 'amount' | 'percent' | 'none' {
  if (feeCents > 0) return feeBp > 0 ? 'both' : 'amount'
  return feeBp > 0 ? 'percent' : 'none'
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
  const fee = addOnOrders.some(({ keepsFee }) => keepsFee) ? 'kept' : 'none'
  return <p className="soft">{t('addOns.later.lost', { ...keptOf(feeBp, language), fee })}</p>
}

/** The share of the price of add-ons that is kept. The amount per ticket is kept once, of the ticket itself. */
const keptOf = (feeBp: number, language: PageContext['language']) => ({
  kept: feeBp === 0 ? 'none' : 'part',
  percent: formatRate(feeBp, language),
})
