import type { Language } from '@foyer/contract/languages'
import { isLanguage } from '@foyer/contract/languages'
import type { Me } from '@foyer/contract/me'
import { isPage } from '@foyer/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { isDemo } from '../lib/demo.ts'
import { preferredLanguage } from '../lib/language.ts'
import { pathsIn, withQuery } from '../lib/paths.ts'
import { session } from '../lib/query.ts'
import { currentTeam, forgetTeam } from '../lib/team.ts'

interface Place {
  href: string
  pathname: string
}

/**
 * The language a path begins with.
 * @throws a redirect to the reader's language for a page's path without one, else not found
 */
export function languageOf(segment: string, { href, pathname }: Place): Language {
  if (isLanguage(segment)) return segment
  if (isPage(pathname)) throw redirect({ href: `/${preferredLanguage()}${href}`, replace: true })
  throw notFound({ routeId: rootRouteId })
}

/** Who is signed in; asked again as long as it is nobody, for that can change in another tab. */
export const whoIsHere = async (client: QueryClient): Promise<Me | null> =>
  client.getQueryData(session().queryKey) ?? (await client.fetchQuery({ ...session(), staleTime: 0 }))

/** The sign-in page that leads back to a place. */
export const signInFor = ({ href }: Pick<Place, 'href'>, language: Language): string =>
  withQuery(pathsIn(language).signIn(), { return: href })

/** Sends who is not signed in to the sign-in page, which leads back here; forgets a team one is no longer a member of. */
export async function membersOnly(client: QueryClient, language: Language, place: Place): Promise<void> {
  const me = await whoIsHere(client)
  if (!me) throw redirect({ href: signInFor(place, language) })
  if (!me.teams.some(({ id }) => id === currentTeam())) forgetTeam()
}

/** Sends who is signed in already on to where they wanted to go, or home. In the demo the doors say that it has none. */
export async function guestsOnly(client: QueryClient, language: Language, returnTo?: string): Promise<void> {
  if (isDemo) return
  const me = await whoIsHere(client).catch(() => null)
  if (me) throw redirect({ href: returnTo ?? pathsIn(language).home() })
}
