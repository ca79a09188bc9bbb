import type { Permission } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Language } from '@foyer/contract/languages'
import { isLanguage } from '@foyer/contract/languages'
import type { Me } from '@foyer/contract/me'
import { isPage } from '@foyer/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { isDemo } from '../lib/demo.ts'
import { forgetFirstAnswers } from '../lib/first-answers.ts'
import { preferredLanguage } from '../lib/language.ts'
import { pathsIn, withQuery } from '../lib/paths.ts'
import { session } from '../lib/query.ts'
import { dropAnswers } from '../lib/query-client.ts'
import { chooseTeam, currentTeam, teamIn } from '../lib/team.ts'

interface RouteLocation {
  href: string
  pathname: string
}

interface PageLocation extends RouteLocation {
  /** The search in the URL, with a team for pages that are shared in one. */
  search: { team?: unknown }
}

/**
 * The language that a path begins with.
 * @throws a redirect to the reader's language for a known path without a language, else not found
 */
export function languageOf(segment: string, { href, pathname }: RouteLocation): Language {
  if (isLanguage(segment)) return segment
  if (isPage(pathname)) throw redirect({ href: `/${preferredLanguage()}${href}`, replace: true })
  throw notFound({ routeId: rootRouteId })
}

/** The signed-in account, or null. A null is fetched again, because another tab may have signed in. */
export const fetchAccount = async (client: QueryClient): Promise<Me | null> =>
  client.getQueryData(session().queryKey) ?? (await client.fetchQuery({ ...session(), staleTime: 0 }))

/** Begins to load what a page reads, if the reader's role in the tab's team may read it: the server would refuse it. */
export const loadIfMay = (client: QueryClient, permission: Permission, load: () => void): void =>
  void fetchAccount(client).then(
    (me) => {
      const team = teamIn(me, currentTeam())
      if (team && mayDo(team.role, permission)) load()
    },
    () => undefined,
  )

/** The URL of the sign-in page with the way back to a location. */
export const signInHref = ({ href }: Pick<RouteLocation, 'href'>, language: Language): string =>
  withQuery(pathsIn(language).signIn(), { return: href })

/**
 * Redirects signed-out visitors to the sign-in page. Gives the tab the team of the address, otherwise a team of its own, also
 * when the account has left the former one: another tab that switches teams changes the last one of the account.
 */
export async function membersOnly(client: QueryClient, language: Language, place: PageLocation): Promise<void> {
  const me = await fetchAccount(client)
  if (!me) throw redirect({ href: signInHref(place, language) })
  const ownTeam = (team: unknown) => me.teams.find(({ id }) => id === team)?.id
  const current = currentTeam()
  const own = ownTeam(current) ?? me.lastTeam
  const wanted = ownTeam(place.search.team) ?? own
  if (wanted !== current) chooseTeam(wanted)
  if (wanted === own) return
  // the page may have its first answers, of the other team, already
  forgetFirstAnswers()
  dropAnswers(client)
  await fetchAccount(client)
}

/**
 * Redirects signed-in members to `returnTo` or home. In the demo these pages stay open and say that it has no accounts.
 */
export async function guestsOnly(client: QueryClient, language: Language, returnTo?: string): Promise<void> {
  if (isDemo) return
  const me = await fetchAccount(client).catch(() => null)
  if (me) throw redirect({ href: returnTo ?? pathsIn(language).home() })
}
