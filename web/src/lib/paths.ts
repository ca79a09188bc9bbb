import type { Language } from '@foyer/contract/languages'
import { isLanguage } from '@foyer/contract/languages'
import { isPage } from '@foyer/contract/pages'
import { useLocale } from 'use-intl'

const segment = (id: string) => encodeURIComponent(id)

/** Every page of the app in a language. The pages themselves are declared in the contract, `pages.ts`. */
export const pathsIn = (language: Language) => ({
  home: () => `/${language}`,
  events: () => `/${language}/events`,
  event: (id: string) => `/${language}/events/${segment(id)}`,
  enterKey: (id: string) => `/${language}/events/${segment(id)}/enter-key`,
  createEvent: () => `/${language}/create-event`,
  orders: () => `/${language}/orders`,
  order: (id: string) => `/${language}/orders/${segment(id)}`,
  inbox: () => `/${language}/inbox`,
  search: () => `/${language}/search`,
  settings: () => `/${language}/settings`,
  installation: () => `/${language}/settings/installation`,
  mailLog: () => `/${language}/settings/mails`,
  support: () => `/${language}/support`,
  changelog: () => `/${language}/changelog`,
  myProfile: () => `/${language}/my-profile`,
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
})

/** What everybody sees of an event: no page of the app, but one the server makes. */
export const usePublicPage = (slug: string): string => `/${useLocale()}/e/${segment(slug)}`

/** Every page of the app in the language on screen. */
export const usePaths = () => pathsIn(useLocale())

/** A path with a query string, as an address: for redirects and menu entries. Links take `search` apart. */
export const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`

/** The same page in another language: only the first segment changes, the rest and the query string stay. */
export const swapLanguage = (path: string, language: Language): string => path.replace(/^\/[^/?#]*/, `/${language}`)

/**
 * Where to go after signing in: the path that was asked for, if it is a page of Foyer.
 * @returns undefined for anything else, which a link to the sign-in page could have brought: an address of another site
 */
export function safeReturn(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const here = 'https://foyer.invalid'
  try {
    // the URL parser knows the tricks: //host, /\host, tabs and line breaks in between
    const { origin, pathname, search, hash } = new URL(path, here)
    const [, language, ...page] = pathname.split('/')
    return origin === here && isLanguage(language) && isPage(page.join('/')) ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
