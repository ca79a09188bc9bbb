import type { PublicEvent, PublicTicketType } from '@foyer/contract/public'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { Place } from './Document.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, faulty } from './Problems.tsx'
import type { Quantities } from './paths.ts'
import { paths, quantityField } from './paths.ts'

interface Props extends Place {
  event: PublicEvent
  /** What has been chosen so far. */
  chosen?: Quantities
  problems?: readonly Problem[]
  /** Makes a repeated post the same one. A page that many share has none: the script, or the next step, makes it. */
  once?: string
  /** It is to be looked at only. */
  isSample?: boolean
}

/** Whether any can be bought at the moment. */
const isBuyable = ({ availability }: PublicTicketType) => availability === 'plenty' || availability === 'few'

/** The tickets of an event, and how many of each to order. */
export function TicketForm({ event, chosen, problems = [], once = '', isSample = false, ...place }: Props) {
  const { t, language } = place
  const { ticketTypes, sale, slug } = event
  const buyable = sale === 'closed' || isSample ? [] : ticketTypes.filter(isBuyable)
  const rows = ticketTypes.map((type) => (
    <TicketRow
      key={type.id}
      {...place}
      {...{ event, type, problems }}
      quantity={chosen?.get(type.id) ?? (!chosen && ticketTypes.length === 1 ? type.minPerOrder : 0)}
      buyable={buyable.includes(type)}
    />
  ))
  const closed = sale === 'closed' && t('tickets.closed')
  if (ticketTypes.length === 0) return <p className="quiet">{closed || t('tickets.none')}</p>
  const nothing = ticketTypes.every(({ availability }) => availability === 'over') ? 'allOver' : 'nothing'
  if (buyable.length === 0)
    return (
      <>
        <p className="quiet">{closed || t(`tickets.${isSample ? 'sample' : nothing}`)}</p>
        <ul className="tickets">{rows}</ul>
      </>
    )
  return (
    <form method="post" action={paths.event(language, slug)} data-once="">
      <input type="hidden" name="once" value={once} />
      <ul className="tickets">{rows}</ul>
      <div className="next">
        <button type="submit" className="primary">
          {t('tickets.continue')}
        </button>
        <p className="soft">{t('tickets.held')}</p>
      </div>
    </form>
  )
}

interface RowProps extends Place {
  event: PublicEvent
  type: PublicTicketType
  quantity: number
  buyable: boolean
  problems: readonly Problem[]
}

function TicketRow({ event, type, quantity, buyable, problems, ...place }: RowProps) {
  const { t, language } = place
  const id = quantityField(type.id)
  const { priceCents, taxRateBp, minPerOrder, maxPerOrder } = type
  return (
    <li className="stub ticket">
      <div className="stub-paper">
        <div className="stub-main">
          <h3>{type.name}</h3>
          {type.description && <p className="lines soft">{type.description}</p>}
          {event.sale !== 'closed' && <Availability {...place} event={event} type={type} />}
        </div>
        <div className="stub-end">
          <p className="price">
            {priceCents === 0 ? t('tickets.free') : formatMoney(priceCents, event.currency, language)}
            {priceCents > 0 && taxRateBp > 0 && (
              <small>{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
            )}
          </p>
          {buyable && (
            <div className="field">
              <label htmlFor={id}>
                {t('tickets.quantity')}
                <span className="unseen">, {type.name}</span>
              </label>
              <Quantity id={id} type={type} quantity={quantity} problems={problems} />
              <FieldProblem field={id} problems={problems} />
              {(minPerOrder > 1 || maxPerOrder > mostInList) && (
                <small className="soft">{t('tickets.limits', { min: minPerOrder, max: maxPerOrder })}</small>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

function Availability({ t, language, event, type }: Place & Pick<RowProps, 'event' | 'type'>) {
  const { availability, left, salesFrom } = type
  if (availability === 'few') return <p className="availability few">{t('tickets.few', { left: left ?? 0 })}</p>
  if (availability === 'not-yet' && salesFrom)
    return (
      <p className="availability">
        {t('tickets.not-yet', { from: formatDateTime(salesFrom, event.timeZone, language) })}
      </p>
    )
  if (availability === 'not-yet') return null
  return <p className={`availability ${availability}`}>{t(`tickets.${availability}`)}</p>
}

/** The longest list to choose a number from; above it is typed. */
const mostInList = 20

interface QuantityProps {
  id: string
  type: PublicTicketType
  quantity: number
  problems: readonly Problem[]
}

function Quantity({ id, type, quantity, problems }: QuantityProps) {
  const { minPerOrder: min, maxPerOrder } = type
  const max = Math.max(min, Math.min(maxPerOrder, type.left ?? maxPerOrder))
  const shown = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0
  const attributes = { id, name: id, defaultValue: shown, ...faulty(id, problems) }
  if (max > mostInList) return <input type="number" inputMode="numeric" min={0} max={max} {...attributes} />
  const numbers = [0, ...Array.from({ length: max - min + 1 }, (_, at) => min + at)]
  // what was asked for stays to be seen, also when it is too much by now
  if (!numbers.includes(shown)) numbers.push(shown)
  return (
    <select {...attributes}>
      {numbers.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}
