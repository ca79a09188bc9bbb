import { readPages } from '../../lib/query.ts'
import type { PromoCodeSearch } from './search.ts'
import { promoCodeSearch } from './search.ts'

/** The codes of an event, searched and filtered as the URL says, one page at a time. */
export const promoCodePages = (event: string, search: PromoCodeSearch) =>
  // The router also passes unknown parameters, which the API refuses.
  readPages('GET /events/{id}/promo-codes', { params: { id: event }, query: promoCodeSearch({ ...search }) })
