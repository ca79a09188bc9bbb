import type { Order, Ticket } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Section } from '../../../ui/Section.tsx'

/** The tickets of an order, by their type. */
export function TicketsSection({ order: { tickets, currency } }: { order: Order }) {
  const t = useTranslations('orders.view')
  const format = useFormat()
  return (
    <Section title={t('tickets')} description={t('ticketsLead')}>
      <ul>
        {byType(tickets).map((same) => {
          const names = same.flatMap(({ name }) => (name ? [name] : []))
          return (
            <li
              key={same[0].ticketType}
              className="flex justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0"
            >
              <span className="min-w-0 wrap-anywhere">
                {format.number(same.length)} × {same[0].typeName}
                {names.length > 0 && (
                  <span className="block text-sm text-ink-secondary">{t('for', { name: names.join(', ') })}</span>
                )}
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {format.money(same.length * same[0].priceCents, currency)}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type Tickets = [Ticket, ...Ticket[]]

/** In the order in which they come. */
function byType(tickets: readonly Ticket[]): Tickets[] {
  const groups = new Map<string, Tickets>()
  for (const ticket of tickets) {
    const group = groups.get(ticket.ticketType)
    if (group) group.push(ticket)
    else groups.set(ticket.ticketType, [ticket])
  }
  return [...groups.values()]
}
