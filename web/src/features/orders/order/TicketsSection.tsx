import type { AdjustmentKind } from '@foyer/contract/order-states'
import type { Order, OrderExtra, OrderTicket } from '@foyer/contract/orders'
import { linesOf, listCentsOf } from '@foyer/contract/price'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { usePrice } from '../../../lib/order/use-price.ts'
import { keepWhole } from '../../../ui/keep-whole.tsx'
import { Section } from '../../../ui/Section.tsx'

const lineStyle = 'flex justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0'

/** The tickets of an order, or the add-ons of an add-on order, grouped by type; below them those that were cancelled, and what corrections have added. */
export function TicketsSection({ order }: { order: Order }) {
  const { status, tickets, extras = [], adjustments, keptCents, currency, event } = order
  const Live = status === 'cancelled' || status === 'expired' ? 's' : 'span'
  const t = useTranslations('orders.view')
  const ofAddOns = useTranslations('addOnOrders')
  const format = useFormat()
  const price = usePrice(currency)
  return (
    <Section title={order.addsTo ? ofAddOns('title') : t('tickets')} description={t('ticketsLead')}>
      <ul>
        {linesOf([...tickets, ...extras].filter(({ cancelledAt }) => cancelledAt === undefined)).map((line) => {
          const { ticketType, typeName, priceCents, taxRateBp, quantity, grossCents } = line
          const listCents = listCentsOf(line.tickets)
          const isDiscounted = listCents > grossCents
          return (
            <li key={`${ticketType} ${priceCents} ${taxRateBp}`} className={lineStyle}>
              <span className="min-w-0 wrap-anywhere">
                <Live>
                  {format.number(quantity)} × {typeName}
                </Live>
                {isDiscounted && (
                  <span className="block text-sm text-ink-secondary">
                    {t('discount', { amount: format.money(listCents - grossCents, currency) })}
                  </span>
                )}
                {line.tickets.map(
                  (item) => 'number' in item && <TicketLine key={item.id} ticket={item} timeZone={event.timeZone} />,
                )}
                <TicketsOf order={order} items={line.tickets} />
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {isDiscounted && <s className="me-2 text-ink-secondary">{format.money(listCents, currency)}</s>}
                {price(grossCents)}
              </span>
            </li>
          )
        })}
        {[...tickets, ...extras].map(
          (item) =>
            item.cancelledAt && (
              <li key={item.id} className={lineStyle}>
                <span className="min-w-0 wrap-anywhere text-ink-secondary">
                  <s>
                    {format.number(1)} × {item.typeName}
                  </s>{' '}
                  {t('ticketCancelled')}
                  {'number' in item && (
                    <span className="block text-sm">
                      <s className="whitespace-nowrap font-mono">{item.number}</s> {item.name}
                    </span>
                  )}
                  <TicketsOf order={order} items={[item]} />
                </span>
                <s className="whitespace-nowrap tabular-nums text-ink-secondary">{price(item.priceCents)}</s>
              </li>
            ),
        )}
        {adjustments.map(({ kind, amountCents }) => (
          <Correction key={kind} kind={kind} amount={format.money(amountCents, currency)} />
        ))}
        {keptCents !== undefined && <Correction kind="fee" amount={format.money(keptCents, currency)} />}
      </ul>
    </Section>
  )
}

function Correction({ kind, amount }: { kind: AdjustmentKind; amount: string }) {
  const t = useTranslations('orders.view')
  return (
    <li className={lineStyle}>
      <span className="min-w-0">{t(kind)}</span>
      <span className="whitespace-nowrap tabular-nums">{amount}</span>
    </li>
  )
}

/** The tickets that add-ons belong to, by their numbers. */
function TicketsOf({ order, items }: { order: Order; items: readonly (OrderTicket | OrderExtra)[] }) {
  const t = useTranslations('orders.view')
  const ids = new Set(items.map((item) => ('ticketId' in item ? item.ticketId : undefined)))
  return [...order.tickets, ...(order.addsTo?.tickets ?? [])].map(
    ({ id, number }) =>
      ids.has(id) && (
        <span key={id} className="block text-sm text-ink-secondary">
          {keepWhole(t('ofTicket', { number }))}
        </span>
      ),
  )
}

/** A ticket's number and attendee, and whether it was passed on and has come in. */
function TicketLine({ ticket, timeZone }: { ticket: OrderTicket; timeZone: string }) {
  const t = useTranslations('orders.view')
  const format = useFormat()
  const { number, name, email, passedOnAt, arrived } = ticket
  const facts = [
    email,
    passedOnAt && t('passedOn', { date: format.date(passedOnAt, timeZone) }),
    arrived && t('arrived', { time: format.dateTime(arrived.at, timeZone), gate: arrived.gate }),
  ].filter((fact) => fact !== undefined)
  return (
    <span className="block text-sm text-ink-secondary">
      <span className="whitespace-nowrap font-mono">{number}</span> {name}
      {facts.map((fact) => (
        <span key={fact} className="block ps-4">
          {fact}
        </span>
      ))}
    </span>
  )
}
