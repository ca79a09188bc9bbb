import type { Order } from '@foyer/contract/orders'
import { linesOf } from '@foyer/contract/price'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Section } from '../../../ui/Section.tsx'

/** The tickets of an order, grouped by type. */
export function TicketsSection({ order: { tickets, currency } }: { order: Order }) {
  const t = useTranslations('orders.view')
  const format = useFormat()
  return (
    <Section title={t('tickets')} description={t('ticketsLead')}>
      <ul>
        {linesOf(tickets).map((line) => {
          const { ticketType, typeName, priceCents, taxRateBp, quantity, grossCents } = line
          return (
            <li
              key={`${ticketType} ${priceCents} ${taxRateBp}`}
              className="flex justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0"
            >
              <span className="min-w-0 wrap-anywhere">
                {format.number(quantity)} × {typeName}
                {line.tickets.map(({ id, number, name }) => (
                  <span key={id} className="block text-sm text-ink-secondary">
                    <span className="whitespace-nowrap font-mono">{number}</span> {name}
                  </span>
                ))}
              </span>
              <span className="whitespace-nowrap tabular-nums">{format.money(grossCents, currency)}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
