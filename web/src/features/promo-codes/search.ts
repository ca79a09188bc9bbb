import type { PromoCodeState } from '@foyer/contract/promo-code-rules'
import { promoCodeStates } from '@foyer/contract/promo-code-rules'
import { oneOf, text } from '../../lib/search-params.ts'

/** The search of the codes in the URL. Invalid values count as absent. */
export interface PromoCodeSearch {
  q?: string
  state?: PromoCodeState
}

export const promoCodeSearch = (given: Record<string, unknown>): PromoCodeSearch => ({
  ...text(given, 'q'),
  ...oneOf(given, 'state', promoCodeStates),
})
