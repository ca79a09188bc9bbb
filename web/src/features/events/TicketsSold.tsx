import { readTicketsSold } from '@foyer/words/format/tickets-sold'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The number of sold tickets, out of the capacity. @param ticketsSold 'sold/capacity' */
export function TicketsSold({ ticketsSold }: { ticketsSold: string }) {
  const t = useTranslations('home')
  const { sold, capacity } = readTicketsSold(ticketsSold)
  const b = (figure: ReactNode) => <span className="type-figure block text-ink">{figure}</span>
  return (
    <p className="text-sm text-ink-secondary">
      {capacity > 0 ? t.rich('sold', { sold, capacity, b }) : t.rich('soldWithoutCapacity', { sold, b })}
    </p>
  )
}
