import { readTicketsSold } from '@foyer/words/format/tickets-sold'
import { classNames } from '../../ui/class-names.ts'

/**
 * The share of sold tickets as a bar. Decoration: the text beside it says the same. @param ticketsSold 'sold/capacity'
 */
export function TicketMeter({ ticketsSold, className }: { ticketsSold: string; className?: string }) {
  const { sold, capacity } = readTicketsSold(ticketsSold)
  const percent = capacity > 0 ? (100 * sold) / capacity : 0
  return (
    <div
      aria-hidden="true"
      className={classNames('h-1 overflow-hidden rounded-full bg-inset forced-colors:border', className)}
    >
      <div className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]" style={{ width: `${percent}%` }} />
    </div>
  )
}
