import { useQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { getRouteApi, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Door } from '../features/shell/Door.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { NotFound } from '../lib/NotFound.tsx'
import { usePaths } from '../lib/paths.ts'
import { session } from '../lib/query.ts'
import { FetchWords } from '../lib/use-change-language.ts'
import { NavigateContext } from '../ui/navigate-context.ts'
import { showToast } from '../ui/toasts.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { fetchMessages } from './messages.ts'
import { RouteFailed } from './RouteFailed.tsx'
import { SignInOverPage } from './SignInOverPage.tsx'

const languageRoute = getRouteApi('/$lang')

/** Around every page: its language, and how a link in a menu is followed. */
export function LanguageLayout() {
  const router = useRouter()
  return (
    <LanguageProvider language={languageRoute.useLoaderData()}>
      <NavigateContext value={(href) => void router.navigate({ href })}>
        <FetchWords value={fetchMessages}>
          <Outlet />
        </FetchWords>
      </NavigateContext>
    </LanguageProvider>
  )
}

/** Around the pages of members: the shell. */
export function MemberLayout() {
  const { data: me } = useQuery(session())
  if (me === null) return <SessionEnded />
  return (
    me && (
      <>
        <Shell me={me}>
          <Outlet />
        </Shell>
        <SignInOverPage me={me} />
      </>
    )
  )
}

/** Whose session ended while a page was open goes to the door, with the way back to that page. */
function SessionEnded() {
  const { href } = useLocation()
  const t = useTranslations('shell')
  const paths = usePaths()
  const navigate = useNavigate()
  // once: on the way out the address is the sign-in page's already
  useEffect(() => {
    showToast(t('sessionEnded'))
    void navigate({ to: paths.signIn(), search: { return: href } })
  }, [])
  return null
}

/** Around pages for anyone. */
export function OpenLayout() {
  const { data: me } = useQuery(session())
  return me ? (
    <Shell me={me}>
      <Outlet />
    </Shell>
  ) : (
    <Door>
      <Outlet />
    </Door>
  )
}

/** Around the pages before the shell. */
export function DoorLayout() {
  return (
    <Door narrow>
      <Outlet />
    </Door>
  )
}

/** There is no such page; outside of any other frame. */
export function NoSuchPage() {
  return (
    <Door>
      <NotFound />
    </Door>
  )
}

/** A frame that failed: who is signed in could not be found out. */
export function FrameFailed(props: ErrorComponentProps) {
  return (
    <Door>
      <RouteFailed {...props} />
    </Door>
  )
}
