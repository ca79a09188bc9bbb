import { feePartOf } from '@foyer/contract/price/booking-fee'
import { isChosen } from '@foyer/contract/price-range'
import type { PublicBookingFee, PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { decimalsOf, formatMoney, writeAmount } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { priceField } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { FieldFrame } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends Pick<PageContext, 't' | 'language'> {
  event: Pick<PublicEvent, 'currency' | 'bookingFee'>
  type: PublicTicketType
}

/** The price of a ticket type with its booking fee, or from which price on buyers choose it. */
export function TicketPrice({ t, language, event, type }: Props) {
  const { listPriceCents, minPriceCents = 0, taxRateBp, feeCents = 0 } = type
  const { bookingFee } = event
  const priceCents = type.priceCents + feeCents
  const money = (cents: number) => formatMoney(cents, event.currency, language)
  const isFixed = !isChosen(type)
  const lowest = minPriceCents > 0 ? t('tickets.from', { price: money(minPriceCents) }) : t('tickets.anyPrice')
  const fixed = priceCents === 0 ? t('tickets.free') : money(priceCents)
  return (
    <p className="price">
      {isFixed ? fixed : lowest}
      {isFixed && listPriceCents !== undefined && (
        <small>
          {t('tickets.discount.insteadOf', { price: money(listPriceCents + ticketFeeCents(event, listPriceCents)) })}
        </small>
      )}
      {(priceCents > 0 || !isFixed) && taxRateBp > 0 && (
        <small>{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
      )}
      {bookingFee && isFixed && feeCents > 0 && (
        <small>
          {t('tickets.fee.included', { name: bookingFee.name, fee: money(feeCents) })}
          {bookingFee.taxRateBp !== taxRateBp &&
            bookingFee.taxRateBp > 0 &&
            ` (${t('tickets.tax', { rate: formatRate(bookingFee.taxRateBp, language) })})`}
        </small>
      )}
      {bookingFee?.per === 'ticket' && !isFixed && (
        <small>{t('tickets.fee.perTicket', feeTexts(bookingFee, { t, language, event }))}</small>
      )}
    </p>
  )
}

/** The booking fee of an order, which is on top of all prices. */
export function OrderFee({ t, language, event }: Omit<Props, 'type'>) {
  const { bookingFee } = event
  if (bookingFee?.per !== 'order') return null
  return <p className="soft">{t('tickets.fee.perOrder', feeTexts(bookingFee, { t, language, event }))}</p>
}

/** The booking fee of one ticket at a price. */
const ticketFeeCents = ({ bookingFee }: Props['event'], priceCents: number): number =>
  bookingFee?.per === 'ticket' ? feePartOf(bookingFee, priceCents) : 0

/** The name of a fee, and its amount, its share of the price, or both. */
function feeTexts({ name, cents, bp }: PublicBookingFee, { t, language, event }: Omit<Props, 'type'>) {
  const amount = formatMoney(cents, event.currency, language)
  const share = formatRate(bp, language)
  if (bp === 0) return { name, fee: amount }
  return { name, fee: cents === 0 ? share : t('tickets.fee.parts', { amount, share }) }
}

interface FieldProps extends Props {
  /** The price as typed. Default: the price that is suggested. */
  typed: string | undefined
  problems: readonly Problem[]
}

/** The field for the price of each ticket, where buyers choose it. */
export function ChosenPrice({ t, language, event: { currency }, type, typed, problems }: FieldProps) {
  if (!isChosen(type)) return null
  const { id, name, maxPriceCents, listPriceCents, priceCents } = type
  const label = t('tickets.yourPrice', { currency })
  const suggested = writeAmount(listPriceCents ?? priceCents, decimalsOf(currency), language)
  return (
    <FieldFrame
      id={priceField(id)}
      label={label}
      hint={
        maxPriceCents === undefined
          ? undefined
          : t('tickets.upTo', { price: formatMoney(maxPriceCents, currency, language) })
      }
      problems={problems}
    >
      {(described) => (
        <input
          id={priceField(id)}
          name={priceField(id)}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${label}, ${name}`}
          defaultValue={typed ?? suggested}
          {...described}
        />
      )}
    </FieldFrame>
  )
}
