import type { PromoCodeSort, PromoCodeState } from '@foyer/contract/promo-code-limits'
import { promoCodeSorts, promoCodeStates } from '@foyer/contract/promo-code-limits'
import { id, oneOf, text } from '../../lib/search-params.ts'

/** The search of the codes in the URL. Invalid values count as absent. */
export interface PromoCodeSearch {
  q?: string
  tag?: string
  state?: PromoCodeState
  /** Only codes that were made or imported together. */
  batch?: string
  sort?: PromoCodeSort
}

export const promoCodeSearch = (given: Record<string, unknown>): PromoCodeSearch => ({
  ...text(given, 'q'),
  ...text(given, 'tag'),
  ...oneOf(given, 'state', promoCodeStates),
  ...id(given, 'batch'),
  ...oneOf(given, 'sort', promoCodeSorts),
})

/** Which codes a search selects, without their order. */
export const filterOf = ({ sort: _, ...filter }: PromoCodeSearch) => filter

/** A search that selects all codes. */
export const noFilter = { q: undefined, tag: undefined, state: undefined, batch: undefined } as const

/** Whether a search selects some of the codes only. */
export const isFiltered = (search: PromoCodeSearch): boolean =>
  Object.values(filterOf(search)).some((value) => value !== undefined)
