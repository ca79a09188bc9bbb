import type { LocalTicket } from './local-tickets.ts'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Tickets whose name or number has a word that begins like each word of a text; accents do not matter. Those that the list admits
 * come first: the others must not take their places.
 */
export function searchTickets(
  all: Iterable<LocalTicket>,
  text: string,
  limit: number,
  isOnList: (ticket: LocalTicket) => boolean,
): LocalTicket[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const found: LocalTicket[] = []
  const others: LocalTicket[] = []
  if (words.length === 0) return found
  for (const ticket of all) {
    const number = ticket.number.toLowerCase()
    const parts = [...folded(ticket.name ?? '').split(/[\s-]+/), number, number.replace('-', '')]
    if (!words.every((word) => parts.some((part) => part.startsWith(word)))) continue
    ;(isOnList(ticket) ? found : others).push(ticket)
    if (found.length === limit) break
  }
  return [...found, ...others].slice(0, limit)
}
