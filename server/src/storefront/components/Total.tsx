import { listCentsOf, shownTaxes } from '@foyer/contract/price'
import type { PublicEvent, Quote } from '@foyer/contract/public-api'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { isFree } from './FreeOrder.tsx'

/** The price of what is chosen, or why its code does not fit. */
export type Priced = { quote: Quote } | { problem: string }

interface Props extends Pick<PageContext, 't' | 'language'> {
  event: PublicEvent
  /** Absent: nothing is chosen, or what cannot be ordered so. */
  priced?: Priced | undefined
}

/** Whether anything to choose has a price. */
export const hasTotal = ({ ticketTypes, addOnGroups = [] }: PublicEvent): boolean =>
  !ticketTypes.every(isFree) || addOnGroups.some(({ addOns }) => addOns.some(({ priceCents }) => priceCents > 0))

/** The total of what is chosen, as an order would have it. The script shows it again after each change. */
export function Total({ priced, ...props }: Props) {
  const { language, event } = props
  if (!hasTotal(event)) return null
  return (
    <div id="total" className="chosen-total" role="status" data-total={paths.total(language, event.slug)}>
      {priced && 'problem' in priced && <p>{priced.problem}</p>}
      {priced && 'quote' in priced && <Sum {...props} quote={priced.quote} />}
    </div>
  )
}

/** The button that shows the total without the script. It comes after the one that orders, which the Enter key presses. */
export const TotalButton = ({ t, language, event }: Props) =>
  hasTotal(event) && (
    <noscript>
      <button type="submit" className="as-link" formAction={paths.total(language, event.slug)} formNoValidate>
        {t('choice.total')}
      </button>
    </noscript>
  )

function Sum({ t, language, event, quote }: Props & { quote: Quote }) {
  const { tickets, totalCents, taxes, currency } = quote
  const money = (cents: number) => formatMoney(cents, currency, language)
  const listCents = listCentsOf(tickets)
  const feeCents = tickets.reduce((sum, { kind, priceCents }) => sum + (kind === 'fee' ? priceCents : 0), 0)
  return (
    <dl className="lines-of-order">
      <div className="total">
        <dt>
          {t('checkout.total')}
          {listCents > totalCents && (
            <small className="soft">{t('tickets.discount.insteadOf', { price: money(listCents) })}</small>
          )}
          {event.bookingFee && feeCents > 0 && (
            <small className="soft">
              {t('tickets.fee.included', { name: event.bookingFee.name, fee: money(feeCents) })}
            </small>
          )}
        </dt>
        <dd>{totalCents === 0 ? t('tickets.free') : money(totalCents)}</dd>
      </div>
      {shownTaxes(taxes).map(({ taxRateBp, taxCents }) => (
        <div key={taxRateBp} className="tax soft">
          <dt>{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</dt>
          <dd>{money(taxCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
