import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { formatDateTime, formatTime } from '@foyer/words/format/date-time'
import type { Buyer } from '../forms/free-order.ts'
import { emptyBuyer } from '../forms/free-order.ts'
import type { Fields } from '../forms/kept-fields.ts'
import type { Selection } from '../paths.ts'
import { addOnsField, codeFields, paths, quantityField } from '../paths.ts'
import { Discounts } from './Discounts.tsx'
import type { PageContext } from './Document.tsx'
import { FreeOrder, isAtOnce, isFree, OrderButton } from './FreeOrder.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'
import { SmallBusiness } from './SmallBusiness.tsx'
import { ChosenPrice, OrderFee, TicketPrice } from './TicketPrice.tsx'
import type { Priced } from './Total.tsx'
import { Total, TotalButton } from './Total.tsx'
import { Whole } from './Whole.tsx'

interface Props extends PageContext {
  event: PublicEvent
  /** The current selection. */
  chosen?: Selection
  /** The buyer of free tickets, as typed. */
  buyer?: Buyer | undefined
  problems?: readonly Problem[]
  /** The price of the selection. */
  priced?: Priced | undefined
  /** The idempotency key of the form. A cached page has none: the script adds it, or else the next page. */
  formKey?: string
  /** Fields to carry to the checkout. */
  kept?: Fields
  /** The add-ons that were chosen, to show them again. */
  carried?: Fields
  /** Shows the tickets without a form. */
  isSample?: boolean
}

/** Whether the ticket type is on sale and not sold out. */
export const isBuyable = ({ availability }: PublicTicketType) => availability === 'plenty' || availability === 'few'

/** The id of the form: fields and buttons outside of it name it. */
export const ticketFormId = 'ticket-form'

/** Whether tickets of an event can be chosen. */
export const hasTicketForm = ({ sale, ticketTypes }: PublicEvent): boolean =>
  sale !== 'closed' && ticketTypes.some(isBuyable)

/** The ticket types of an event, with a quantity field for each that can be bought. */
export function TicketForm({
  event,
  chosen,
  buyer = emptyBuyer,
  problems = [],
  priced,
  formKey = '',
  kept = [],
  carried = [],
  isSample = false,
  ...pageContext
}: Props) {
  const { t, language } = pageContext
  const { ticketTypes, sale, slug } = event
  const buyable = sale === 'closed' || isSample ? [] : ticketTypes.filter(isBuyable)
  const [only] = ticketTypes.length === 1 ? ticketTypes : []
  const unchosen = only && { quantity: only.minPerOrder }
  const rows = ticketTypes.map((type) => (
    <TicketRow
      key={type.id}
      {...pageContext}
      {...{ event, type, problems }}
      choice={chosen ? chosen.get(type.id) : unchosen}
      buyable={buyable.includes(type)}
    />
  ))
  const list = (
    <>
      <ul className="tickets">{rows}</ul>
      {!ticketTypes.every(isFree) && <OrderFee {...{ t, language, event }} />}
      <SmallBusiness t={t} event={event} isWithoutVat={!ticketTypes.every(isFree)} />
    </>
  )
  const closed = sale === 'closed' && t('tickets.closed')
  if (ticketTypes.length === 0) return <p className="quiet">{closed || t('tickets.none')}</p>
  const nothing = ticketTypes.every(({ availability }) => availability === 'over') ? 'allOver' : 'nothing'
  if (buyable.length === 0)
    return (
      <>
        <p className="quiet">{closed || t(`tickets.${isSample ? 'sample' : nothing}`)}</p>
        {list}
        {!closed && ticketTypes.some(({ availability }) => availability === 'reserved') && (
          <p>
            <a className="button" href={paths.event(language, slug)}>
              {t('tickets.checkAgain')}
            </a>
          </p>
        )}
      </>
    )
  // fields from the checkout of an expired order go to the next checkout, which has more fields too; with a code, the total
  // is known only at the checkout
  const asksForBuyer = kept.length === 0 && !event.code && !event.asks && buyable.some(isAtOnce)
  return (
    <form
      id={ticketFormId}
      method="post"
      action={paths.event(language, slug)}
      data-once=""
      {...(asksForBuyer && { noValidate: true })}
      {...(asksForBuyer && !buyable.every(isAtOnce) && { className: 'free-and-paid' })}
    >
      <input type="hidden" name="once" value={formKey} />
      <HiddenFields fields={[...kept, ...carried, ...codeFields(event.code?.code)]} />
      {event.addOnGroups && <HiddenFields fields={[[addOnsField, 'ask']]} />}
      {list}
      {asksForBuyer && <FreeOrder {...pageContext} {...{ event, buyable, problems }} typed={buyer} />}
      <Total {...{ t, language, event, priced }} />
      {asksForBuyer ? <OrderButton {...{ t, buyable }} /> : <ContinueButton t={t} />}
      <TotalButton {...{ t, language, event }} />
    </form>
  )
}

const ContinueButton = ({ t }: Pick<Props, 't'>) => (
  <div className="next">
    <button type="submit" className="primary">
      {t('tickets.continue')}
    </button>
    <p className="soft">{t('tickets.held')}</p>
  </div>
)

interface RowProps extends PageContext {
  event: PublicEvent
  type: PublicTicketType
  /** Undefined: none of it is chosen. */
  choice: { quantity: number; price?: string } | undefined
  buyable: boolean
  problems: readonly Problem[]
}

function TicketRow({ event, type, choice, buyable, problems, ...pageContext }: RowProps) {
  const { t, language } = pageContext
  const id = quantityField(type.id)
  const { minPerOrder, maxPerOrder } = type
  const payment = isAtOnce(type) ? 'is-free' : 'is-paid'
  return (
    <li className={`stub ticket ${buyable ? payment : ''}`.trim()}>
      <div className="stub-paper">
        <div className="stub-main">
          <h3 id={`${id}-type`}>
            <Whole>{type.name}</Whole>
          </h3>
          {type.description && <p className="lines soft">{type.description}</p>}
          <Discounts {...pageContext} event={event} type={type} />
          {type.needsApproval && (
            <p className="availability">{t('tickets.onRequest', { organiser: event.organiser })}</p>
          )}
          {event.sale !== 'closed' && <Availability {...pageContext} event={event} type={type} />}
          {event.sale !== 'closed' && <SalesEnd {...pageContext} event={event} type={type} />}
        </div>
        <div className="stub-end">
          <TicketPrice {...{ t, language, event, type }} />
          {buyable && <ChosenPrice {...{ t, language, event, type, problems }} typed={choice?.price} />}
          {buyable && (
            <div className="field">
              <label htmlFor={id} id={`${id}-label`}>
                {t('tickets.quantity')}
              </label>
              <Quantity {...{ id, type, problems }} most={mostOf(type, event.code)} quantity={choice?.quantity ?? 0} />
              <FieldProblem field={id} problems={problems} />
              {(minPerOrder > 1 || maxPerOrder > maxSelectOptions) && (
                <small className="soft">{t('tickets.limits', { min: minPerOrder, max: maxPerOrder })}</small>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

function Availability({ t, language, event, type }: PageContext & Pick<RowProps, 'event' | 'type'>) {
  const { availability, left, salesFrom, reservedUntil } = type
  if (availability === 'few') return <p className="availability few">{t('tickets.few', { left: left ?? 0 })}</p>
  if (availability === 'not-yet' && salesFrom)
    return (
      <p className="availability">
        {t('tickets.not-yet', { from: formatDateTime(salesFrom, event.timeZone, language) })}
      </p>
    )
  if (availability === 'reserved' && reservedUntil)
    return (
      <p className="availability reserved">
        {t('tickets.reserved', { time: formatTime(reservedUntil, event.timeZone, language) })}
      </p>
    )
  if (availability === 'not-yet' || availability === 'reserved') return null
  return <p className={`availability ${availability}`}>{t(`tickets.${availability}`)}</p>
}

/** Until when a type is on sale. Buyers expect the sale to end with the event, so only an earlier end is news. */
function SalesEnd({ t, language, event, type }: PageContext & Pick<RowProps, 'event' | 'type'>) {
  const { salesUntil } = type
  if (!salesUntil || !isBuyable(type) || (event.date && event.date <= salesUntil)) return null
  return (
    <p className="availability">
      {t('tickets.until', { until: formatDateTime(salesUntil, event.timeZone, language) })}
    </p>
  )
}

/** Above this limit, the quantity is a number field and not a list. */
const maxSelectOptions = 20

/** The highest quantity of a ticket type to choose: no more than are left, nor than a code has uses. */
function mostOf(
  { id, minPerOrder, maxPerOrder, left = maxPerOrder }: PublicTicketType,
  code: PublicEvent['code'],
): number {
  const isForType = code?.ticketTypeIds?.includes(id) ?? true
  const uses = isForType ? code?.usesLeft : undefined
  return Math.max(minPerOrder, Math.min(maxPerOrder, left, uses ?? maxPerOrder))
}

interface QuantityProps {
  id: string
  type: PublicTicketType
  most: number
  quantity: number
  problems: readonly Problem[]
}

function Quantity({ id, type: { minPerOrder: min }, most: max, quantity, problems }: QuantityProps) {
  const current = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0
  const attributes = {
    id,
    name: id,
    'aria-labelledby': `${id}-label ${id}-type`,
    ...problemAttributes(id, problems),
  }
  if (max > maxSelectOptions)
    return (
      // the placeholder tells the style sheet that nothing was typed
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        placeholder="0"
        defaultValue={current || undefined}
        {...attributes}
      />
    )
  const numbers = [0, ...Array.from({ length: max - min + 1 }, (_, at) => min + at)]
  // the form keeps showing the selected quantity, even if it is no longer available
  if (!numbers.includes(current)) numbers.push(current)
  return (
    <select defaultValue={current} {...attributes}>
      {numbers.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}
