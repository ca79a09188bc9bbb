import type { OrderQuestion } from '@foyer/contract/order-questions'
import type { Store } from '../store.ts'

/** Copies what the buyers of an event are asked. @param copies the ids of the copied ticket types and add-ons, by the original ones */
export function copyForm(store: Store, from: string, to: string, copies: ReadonlyMap<string, string>): void {
  const form = store.orderForms[from]
  if (!form) return
  const questions = form.questions.map((question) => withTypes(question, (id) => copies.get(id) ?? []))
  store.orderForms[to] = { ...form, questions, version: 1 }
}

/** Takes deleted ticket types and add-ons out of the questions of their event, which stay: for no ticket without any. */
export function takeOutOfForm(store: Store, event: string, deleted: readonly string[]): void {
  const form = store.orderForms[event]
  if (!form?.questions.some(({ ticketTypeIds }) => ticketTypeIds?.some((id) => deleted.includes(id)))) return
  const questions = form.questions.map((question) => withTypes(question, (id) => (deleted.includes(id) ? [] : [id])))
  store.orderForms[event] = { ...form, questions, version: form.version + 1 }
}

const withTypes = ({ ticketTypeIds, ...question }: OrderQuestion, idsFor: (id: string) => string | string[]) => ({
  ...question,
  ...(ticketTypeIds && { ticketTypeIds: ticketTypeIds.flatMap(idsFor) }),
})
