import type { languages } from '@foyer/contract/languages'
import { pages } from '@foyer/contract/pages'

/** The reader of a page. The newcomer has signed up and done nothing else: the team has no imprint and no event. */
export type Reader = 'guest' | 'newcomer' | 'organiser' | 'operator'

/** A page with its reader, its ids and its query, in which `:order` is the id of an order. */
export interface View {
  page: (typeof pages)[number] | 'no-such-page'
  as: Reader
  query?: string
}

const guestPages = [
  'sign-in',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'invitation',
  'privacy-policy',
  'changelog',
]
const operatorPages = ['settings/installation', 'settings/mails']

function readerOf(page: string): Reader {
  if (guestPages.includes(page)) return 'guest'
  return operatorPages.includes(page) ? 'operator' : 'organiser'
}

/** Every page, and its states that have their own address. */
export const views: View[] = [
  ...pages.map((page): View => ({ page, as: readerOf(page) })),
  { page: '', as: 'organiser', query: '?q=nothing-is-called-so' },
  { page: 'orders', as: 'organiser', query: '?q=nothing-is-called-so' },
  { page: 'orders', as: 'organiser', query: '?open=:order' },
  { page: 'search', as: 'organiser', query: '?q=night' },
  { page: 'settings/privacy', as: 'organiser', query: '?order=:order' },
  { page: 'no-such-page', as: 'organiser' },
  ...(['', 'orders', 'inbox'] as const).map((page): View => ({ page, as: 'newcomer' })),
  // all of them: the form of the imprint of a team without one was seen too wide twice, after it had moved to another page
  ...pages
    .filter((page) => page.startsWith('settings') && !operatorPages.includes(page))
    .map((page): View => ({ page, as: 'newcomer' })),
]

/** The address of a view. @param ids the ids of an event, an order and a team that exist */
export function addressOf({ page, query = '' }: View, language: (typeof languages)[number], ids: Ids): string {
  const path = page
    .replace('events/:id', `events/${ids.event}`)
    .replace('jobs/:id', `jobs/${ids.orderJob}`)
    .replace('orders/:id', `orders/${ids.order}`)
    .replace('teams/:id', `teams/${ids.team}`)
  return `/${language}${path && `/${path}`}${query.replace(':order', ids.order)}`
}

export interface Ids {
  event: string
  order: string
  orderJob: string
  team: string
}
