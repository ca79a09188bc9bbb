import { isChosen } from '@foyer/contract/price-range'
import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { decimalsOf, formatMoney, writeAmount } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { priceField } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { FieldFrame } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends Pick<PageContext, 't' | 'language'> {
  event: Pick<PublicEvent, 'currency'>
  type: PublicTicketType
}

/** The price of a ticket type, or from which price on buyers choose it. */
export function TicketPrice({ t, language, event, type }: Props) {
  const { priceCents, listPriceCents, minPriceCents = 0, taxRateBp } = type
  const money = (cents: number) => formatMoney(cents, event.currency, language)
  const isFixed = !isChosen(type)
  const lowest = minPriceCents > 0 ? t('tickets.from', { price: money(minPriceCents) }) : t('tickets.anyPrice')
  const fixed = priceCents === 0 ? t('tickets.free') : money(priceCents)
  return (
    <p className="price">
      {isFixed ? fixed : lowest}
      {isFixed && listPriceCents !== undefined && (
        <small>{t('tickets.discount.insteadOf', { price: money(listPriceCents) })}</small>
      )}
      {(priceCents > 0 || !isFixed) && taxRateBp > 0 && (
        <small>{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
      )}
    </p>
  )
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
