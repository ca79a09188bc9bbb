import type { Mail } from '@foyer/contract/installation'
import { cursor, oneOf, text } from '../../lib/search-params.ts'

/** The states of a mail, in the order in which it passes through them. */
export const mailStates = ['queued', 'sent', 'failed', 'stored'] as const satisfies readonly Mail['state'][]

/** The filter and page of the mail log in the URL. */
export interface MailSearch {
  state?: Mail['state']
  /** The cursor that the page starts at. */
  cursor?: string
  mail?: string
}

export const mailSearch = (given: Record<string, unknown>): MailSearch => ({
  ...oneOf(given, 'state', mailStates),
  ...cursor(given),
  ...text(given, 'mail'),
})
