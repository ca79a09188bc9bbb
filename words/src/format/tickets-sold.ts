export interface TicketsSold {
  sold: number
  capacity: number
}

/**
 * Parses 'sold/capacity' from the API.
 * @throws Error if the text has another format
 */
export function readTicketsSold(text: string): TicketsSold {
  const [, sold, capacity] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (sold === undefined || capacity === undefined) throw new Error(`Not of the form sold/capacity: ${text}`)
  return { sold: Number(sold), capacity: Number(capacity) }
}
