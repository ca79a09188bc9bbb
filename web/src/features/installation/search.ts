import type { Mail } from '@foyer/contract/installation'
import { oneOf, text } from '../../lib/search-params.ts'

/** The states a mail can be in, in the order of its way. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const satisfies readonly Mail['state'][]

/** What the mail log shows, as the address says it. */
export interface MailSearch {
  state?: Mail['state']
  /** Where the page begins: the cursor of the page before. */
  cursor?: string
  /** The mail that is open. */
  mail?: string
}

export const mailSearch = (given: Record<string, unknown>): MailSearch => ({
  ...oneOf(given, 'state', mailStates),
  ...text(given, 'cursor'),
  ...text(given, 'mail'),
})
