import type { TicketType } from '@foyer/contract/ticket-types'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePrice } from '../../lib/order/use-price.ts'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { inputStyle } from '../../ui/TextInput.tsx'
import type { AddOnProps } from './AddOnChoices.tsx'
import { AddOnChoices } from './AddOnChoices.tsx'

interface Props extends AddOnProps {
  types: readonly TicketType[]
  quantities: Record<string, string>
  onChange: (quantities: Record<string, string>) => void
  /** The typed prices, where buyers choose them. */
  prices: Record<string, string>
  onPriceChange: (id: string, price: string) => void
  /** The error of the number of a ticket type, and of its price. */
  errorOf: (id: string) => string | undefined
  priceErrorOf: (id: string) => string | undefined
  /** The error of the choice as a whole. */
  error: string | undefined
}

/** How many tickets of each type, and the add-ons to them. */
export function TicketQuantities({ types, error, ...props }: Props) {
  const t = useTranslations('boxOffice')
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="type-label">{t('tickets')}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ul className="mt-1.5">
        {types.map((type) => (
          <Row key={type.id} type={type} {...props} />
        ))}
      </ul>
    </fieldset>
  )
}

function Row({
  type,
  currency,
  isFree,
  quantities,
  onChange,
  errorOf,
  ...props
}: Omit<Props, 'types' | 'error'> & { type: TicketType }) {
  const t = useTranslations('boxOffice')
  const price = usePrice(currency)
  const id = useId()
  const { priceCents, left, hidden } = type
  const about = [price(isFree ? 0 : priceCents), t('left', { count: Math.max(0, left) }), hidden && t('hidden')]
  const error = errorOf(type.id)
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="wrap-anywhere">
            {type.name}
          </label>
          <p id={`${id}-about`} className="text-sm text-ink-secondary tabular-nums">
            {about.filter(Boolean).join(' · ')}
          </p>
        </div>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          autoComplete="off"
          placeholder="0"
          aria-describedby={classNames(error && `${id}-error`, `${id}-about`)}
          aria-invalid={error ? true : undefined}
          value={quantities[type.id] ?? ''}
          onChange={({ target }) => onChange({ ...quantities, [type.id]: target.value })}
          className={classNames(inputStyle, 'w-20! shrink-0 text-end tabular-nums')}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {type.minPriceCents !== undefined && Number(quantities[type.id]) > 0 && !isFree && (
        <ChosenPrice type={type} currency={currency} {...props} />
      )}
      <AddOnChoices type={type.id} quantity={Number(quantities[type.id])} {...{ currency, isFree }} {...props} />
    </li>
  )
}

/** The price that the buyer chooses. */
function ChosenPrice({
  type: { id, name, priceCents },
  currency,
  prices,
  onPriceChange,
  priceErrorOf,
}: Pick<Props, 'currency' | 'prices' | 'onPriceChange' | 'priceErrorOf'> & { type: TicketType }) {
  const t = useTranslations('boxOffice')
  const language = useLocale()
  return (
    <div className="mt-3">
      <Field label={t('price', { name })} error={priceErrorOf(id)}>
        <AffixInput
          after={currency}
          inputMode="decimal"
          autoComplete="off"
          value={prices[id] ?? writeAmount(priceCents, decimalsOf(currency), language)}
          onChange={({ target }) => onPriceChange(id, target.value)}
        />
      </Field>
    </div>
  )
}
