import type { BookingFee } from '@foyer/contract/booking-fee'
import type { Event } from '@foyer/contract/events'
import { feePartOf } from '@foyer/contract/price/booking-fee'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

interface Props {
  event: Pick<Event, 'currency'>
  types: readonly TicketType[]
  /** As typed. */
  bookingFee: BookingFee | null
}

const mostExamples = 5

/** For ticket types with a price: the total of a buyer with one ticket, or the part of the price that is left for the team. */
export function BookingFeeExamples({ event: { currency }, types, bookingFee }: Props) {
  const t = useTranslations('bookingFee.examples')
  const format = useFormat()
  const isReadable = bookingFee && Number.isFinite(bookingFee.cents + bookingFee.bp)
  const priced = types.filter(({ priceCents }) => priceCents > 0).slice(0, mostExamples)
  if (!isReadable || bookingFee.cents + bookingFee.bp === 0 || priced.length === 0) return null
  const money = (cents: number) => format.money(cents, currency)
  return (
    <div>
      <p className="type-label">{t('title')}</p>
      <ul className="mt-1 grid gap-1 text-ink-secondary tabular-nums">
        {priced.map(({ id, name: type, priceCents }) => {
          const feeCents = feePartOf(bookingFee, priceCents)
          return (
            <li key={id}>
              {bookingFee.paidBy === 'team'
                ? t('team', { type, fee: money(feeCents), left: money(priceCents - feeCents) })
                : t('buyer', { type, fee: money(feeCents), total: money(priceCents + feeCents) })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
