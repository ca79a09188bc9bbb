import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'

/**
 * The message about a field of a ticket. Above the form it begins with the number of the ticket; beside the field, whose legend
 * has that number, it does not.
 */
export function problemOfTicket(field: string, number: number, text: string, t: Translator): Problem {
  const start = t('answers.ofTicket', { number, text: '' })
  if (!text.startsWith(start)) return { field, text }
  const sentence = text.slice(start.length)
  return { field, text, beside: sentence.charAt(0).toUpperCase() + sentence.slice(1) }
}
