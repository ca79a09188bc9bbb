import { readTicketsSold } from '@foyer/words/format/tickets-sold'
import { Bar } from '../../ui/Bar.tsx'

/** The share of sold tickets as a bar. @param ticketsSold 'sold/capacity' */
export function TicketMeter({ ticketsSold, className }: { ticketsSold: string; className?: string }) {
  const { sold, capacity } = readTicketsSold(ticketsSold)
  return <Bar percent={capacity > 0 ? (100 * sold) / capacity : 0} className={className} />
}
