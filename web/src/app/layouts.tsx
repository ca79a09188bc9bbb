import type { Me } from '@foyer/contract/me'
import { useQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { getRouteApi, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Shell } from '../features/shell/Shell.tsx'
import { SignedOutShell } from '../features/shell/SignedOutShell.tsx'
import { isDemo } from '../lib/demo.ts'
import { NotFound } from '../lib/NotFound.tsx'
import { usePaths } from '../lib/paths.ts'
import { session } from '../lib/query.ts'
import { useTeam } from '../lib/team.ts'
import { FetchTodaySection } from '../lib/today-section.ts'
import { FetchWords } from '../lib/use-change-language.ts'
import { NavigateContext } from '../ui/navigate-context.ts'
import { showToast } from '../ui/toasts.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { fetchTodaySection } from './fetch-today-section.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { MemberPage } from './MemberPage.tsx'
import { fetchMessages } from './messages.ts'
import { Palette } from './Palette.tsx'
import { RouteFailed } from './RouteFailed.tsx'
import { SeenAs } from './SeenAs.tsx'
import { SignInOverPage } from './SignInOverPage.tsx'

const languageRoute = getRouteApi('/$lang')

/** Wraps every page: sets its language and how menus follow links. */
export function LanguageLayout() {
  const router = useRouter()
  return (
    <LanguageProvider language={languageRoute.useLoaderData()}>
      <NavigateContext value={(href) => void router.navigate({ href })}>
        <FetchWords value={fetchMessages}>
          <FetchTodaySection value={fetchTodaySection}>
            <Outlet />
          </FetchTodaySection>
        </FetchWords>
      </NavigateContext>
    </LanguageProvider>
  )
}

/** Wraps the pages of members with the shell. */
export function MemberLayout() {
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  if (me === null) return <RedirectToSignIn />
  return (
    me && (
      <>
        <MemberShell me={me}>
          <MemberPage key={team?.id} team={team} />
        </MemberShell>
        <SignInOverPage me={me} />
      </>
    )
  )
}

function MemberShell({ me, children }: { me: Me; children: ReactNode }) {
  const team = useTeam(me)
  const banner = (
    <>
      {isDemo && <DemoBanner />}
      {team?.seenAs && <SeenAs team={team} />}
    </>
  )
  return (
    <>
      <Shell me={me} banner={banner}>
        {children}
      </Shell>
      <Palette me={me} />
    </>
  )
}

/** The session has ended: redirects to the sign-in page, with the way back. */
function RedirectToSignIn() {
  const { href } = useLocation()
  const t = useTranslations('shell')
  const paths = usePaths()
  const navigate = useNavigate()
  // Once only: after the navigation the location is the sign-in page itself.
  useEffect(() => {
    showToast(t('sessionEnded'))
    void navigate({ to: paths.signIn(), search: { return: href } })
  }, [])
  return null
}

/** Wraps the pages that anyone may read: with the shell for members, without it for others. */
export function OpenLayout() {
  const { data: me } = useQuery(session())
  return me ? (
    <MemberShell me={me}>
      <Outlet />
    </MemberShell>
  ) : (
    <SignedOutShell>
      <Outlet />
    </SignedOutShell>
  )
}

/** Wraps the pages for signing in and out, account links included. */
export function AuthLayout() {
  return (
    <SignedOutShell narrow>
      <Outlet />
    </SignedOutShell>
  )
}

/** The not-found page for URLs outside of every other layout, in the shell for members. */
export function NoSuchPage() {
  const { data: me } = useQuery(session())
  return me ? (
    <MemberShell me={me}>
      <NotFound />
    </MemberShell>
  ) : (
    <NoSuchLanguage />
  )
}

/** The not-found page for URLs without a language, whose shell would have no addresses to link to. */
export function NoSuchLanguage() {
  return (
    <SignedOutShell>
      <NotFound />
    </SignedOutShell>
  )
}

/** The error screen of a layout: the session could not be loaded. */
export function FrameFailed(props: ErrorComponentProps) {
  return (
    <SignedOutShell>
      <RouteFailed {...props} />
    </SignedOutShell>
  )
}
