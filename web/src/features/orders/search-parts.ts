import type { OrderView } from '@foyer/contract/order-views'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'

/** The columns of the list that the reader can hide; the number always stands there. */
export const optionalColumns = ['buyer', 'event', 'tickets', 'total', 'status', 'when'] as const
export type OptionalColumn = (typeof optionalColumns)[number]

/** The columns that the URL hides. */
export function hiddenColumns({ hide = '' }: OrderSearch): OptionalColumn[] {
  const names = hide.split(',')
  return optionalColumns.filter((column) => names.includes(column))
}

/** The search as a text, the same for the same search: how a view is saved. The open order and the page are no part of it. */
export const searchText = (search: OrderSearch): string =>
  new URLSearchParams(
    Object.entries(orderSearch({ ...search, open: undefined, cursor: undefined })).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()

/** The search that a saved view opens. */
export const searchOfView = ({ search }: Pick<OrderView, 'search'>): OrderSearch =>
  orderSearch(Object.fromEntries(new URLSearchParams(search)))

/** The search of a list without its event: of the list of one event, the page gives the event. */
export const withoutEvent = (search: OrderSearch): OrderSearch => orderSearch({ ...search, event: undefined })

/**
 * The search that a view of one event's list saves: that of any event, unless a filter belongs to the event, or the view
 * that it changes did.
 */
export const viewOfEvent = (search: OrderSearch, changed?: Pick<OrderView, 'search'>): OrderSearch =>
  search.type || search.answer || (changed && searchOfView(changed).event) ? search : withoutEvent(search)

/** The filters that stand behind the button for more. */
export const moreFilters = [
  'method',
  'payment',
  'refunds',
  'balance',
  'followUp',
  'type',
  'answer',
  'code',
  'tag',
  'from',
  'to',
  'minCents',
  'maxCents',
  'test',
] as const

/** Whether the search selects some of the orders only. @param ofEvent the list belongs to one event */
export const isFiltered = (search: OrderSearch, { ofEvent }: { ofEvent: boolean }): boolean =>
  [search.q, search.status, ofEvent ? undefined : search.event, ...moreFilters.map((name) => search[name])].some(
    (value) => value !== undefined,
  )

/** The change of the URL that removes all filters. */
export const noFilter = Object.fromEntries(
  ['q', 'event', 'status', 'abandoned', ...moreFilters].map((name) => [name, undefined]),
) as { [K in keyof OrderSearch]?: undefined }
