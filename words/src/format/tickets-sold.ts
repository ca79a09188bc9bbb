export interface TicketsSold {
  sold: number
  capacity: number
}

/**
 * Reads 'sold/capacity' as it comes over the wire; the screens say it by the message `common.ticketsSold`.
 * @throws Error when the text has another form
 */
export function readTicketsSold(text: string): TicketsSold {
  const [, sold, capacity] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (sold === undefined || capacity === undefined) throw new Error(`Not of the form sold/capacity: ${text}`)
  return { sold: Number(sold), capacity: Number(capacity) }
}
