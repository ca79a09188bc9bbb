import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import type { Language } from '@foyer/contract/languages'
import type { OrderQuestion } from '@foyer/contract/order-questions'
import type { TicketType } from '@foyer/contract/ticket-types'

export interface QuestionFieldsProps {
  event: Event
  question: OrderQuestion
  /** The language of the texts. */
  language: Language
  types: readonly TicketType[]
  addOnGroups: readonly AddOnGroup[]
  /** The earlier questions, whose answers can decide about this one. */
  before: readonly OrderQuestion[]
  onChange: (question: OrderQuestion) => void
}
