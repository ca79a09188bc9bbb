import type { Store } from '../store.ts'

/** Copies what the buyers of an event are asked. @param copies the ids of the copied ticket types and add-ons, by the original ones */
export function copyForm(store: Store, from: string, to: string, copies: ReadonlyMap<string, string>): void {
  const form = store.orderForms[from]
  if (!form) return
  const questions = form.questions.map(({ ticketTypeIds, ...question }) => {
    const copied = ticketTypeIds?.flatMap((id) => copies.get(id) ?? []) ?? []
    return { ...question, ...(copied.length > 0 && { ticketTypeIds: copied }) }
  })
  store.orderForms[to] = { ...form, questions, version: 1 }
}
