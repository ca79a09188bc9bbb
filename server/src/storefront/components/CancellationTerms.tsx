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
