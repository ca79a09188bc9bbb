import type { Language } from '@foyer/contract/languages'
import { isLanguage } from '@foyer/contract/languages'
import { isPage } from '@foyer/contract/pages'
import { useLocale } from 'use-intl'

const segment = (id: string) => encodeURIComponent(id)

/** Every page of the app in a language. The contract's `pages.ts` declares the pages themselves. */
export const pathsIn = (language: Language) => ({
  home: () => `/${language}`,
  events: () => `/${language}/events`,
  event: (id: string) => `/${language}/events/${segment(id)}`,
  eventTickets: (id: string) => `/${language}/events/${segment(id)}/tickets`,
  eventCodes: (id: string) => `/${language}/events/${segment(id)}/codes`,
  eventQuestions: (id: string) => `/${language}/events/${segment(id)}/questions`,
  eventOrders: (id: string) => `/${language}/events/${segment(id)}/orders`,
  addOrder: (id: string) => `/${language}/events/${segment(id)}/orders/add`,
  eventAttendees: (id: string) => `/${language}/events/${segment(id)}/attendees`,
  eventCheckIn: (id: string) => `/${language}/events/${segment(id)}/check-in`,
  eventReports: (id: string) => `/${language}/events/${segment(id)}/reports`,
  eventPage: (id: string) => `/${language}/events/${segment(id)}/page`,
  eventWebsite: (id: string) => `/${language}/events/${segment(id)}/website`,
  eventSettings: (id: string) => `/${language}/events/${segment(id)}/settings`,
  enterKey: (id: string) => `/${language}/events/${segment(id)}/enter-key`,
  createEvent: () => `/${language}/create-event`,
  orders: () => `/${language}/orders`,
  bankStatements: () => `/${language}/orders/bank-statements`,
  invoices: () => `/${language}/orders/invoices`,
  order: (id: string) => `/${language}/orders/${segment(id)}`,
  orderJobs: () => `/${language}/orders/jobs`,
  orderJob: (id: string) => `/${language}/orders/jobs/${segment(id)}`,
  reports: () => `/${language}/reports`,
  inbox: () => `/${language}/inbox`,
  search: () => `/${language}/search`,
  settings: () => `/${language}/settings`,
  settingsMembers: () => `/${language}/settings/members`,
  settingsPayments: () => `/${language}/settings/payments`,
  settingsInvoices: () => `/${language}/settings/invoices`,
  settingsLegal: () => `/${language}/settings/legal`,
  settingsPrivacy: () => `/${language}/settings/privacy`,
  settingsApi: () => `/${language}/settings/api`,
  settingsHistory: () => `/${language}/settings/history`,
  installation: () => `/${language}/settings/installation`,
  mailLog: () => `/${language}/settings/mails`,
  support: () => `/${language}/support`,
  changelog: () => `/${language}/changelog`,
  myProfile: () => `/${language}/my-profile`,
  imprint: () => `/${language}/imprint`,
  privacyPolicy: () => `/${language}/privacy-policy`,
  shareFeedback: () => `/${language}/share-feedback`,
  logout: () => `/${language}/logout`,
  createTeam: () => `/${language}/teams/create`,
  team: (id: string) => `/${language}/teams/${segment(id)}`,
  teamSettings: (id: string) => `/${language}/teams/${segment(id)}/settings`,
  signIn: () => `/${language}/sign-in`,
  signUp: () => `/${language}/sign-up`,
  forgotPassword: () => `/${language}/forgot-password`,
  resetPassword: () => `/${language}/reset-password`,
  confirmEmail: () => `/${language}/confirm-email`,
  invitation: () => `/${language}/invitation`,
})

/** The public page of an event, which the server renders. */
export const usePublicPage = (slug: string): string => `/${useLocale()}/e/${segment(slug)}`

/** The paths of the pages in one language. */
export type Paths = ReturnType<typeof pathsIn>

/** Every page of the app in the current language. */
export const usePaths = () => pathsIn(useLocale())

/** A path with a query string, for redirects and menus. Links take `search` separately. */
export const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`

/** The same path in another language: only the first segment changes. */
export const swapLanguage = (path: string, language: Language): string => path.replace(/^\/[^/?#]*/, `/${language}`)

/**
 * The path to return to after signing in, if it is a page of Foyer.
 * @returns undefined for anything else: a malicious link could name another site
 */
export function safeReturn(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const here = 'https://foyer.invalid'
  try {
    // The URL parser handles the tricks: //host, /\host, tabs and line breaks.
    const { origin, pathname, search, hash } = new URL(path, here)
    const [, language, ...page] = pathname.split('/')
    return origin === here && isLanguage(language) && isPage(page.join('/')) ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
