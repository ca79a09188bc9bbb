import type { Store } from '../store.ts'

/** Gives the ticket types of a team no VAT while it charges none, and their usual rates again afterwards. */
export function followVat(store: Store, team: string, charges: boolean): void {
  const own = new Set(store.events.flatMap((event) => (event.team === team ? event.id : [])))
  store.ticketTypes = store.ticketTypes.map((type) => {
    if (!own.has(type.event)) return type
    const { usualTaxRateBp = type.taxRateBp, ...rest } = type
    return charges ? { ...rest, taxRateBp: usualTaxRateBp } : { ...rest, taxRateBp: 0, usualTaxRateBp }
  })
}
