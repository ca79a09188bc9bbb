import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { ShellLoading } from '../features/shell/ShellLoading.tsx'
import { preferredLanguage } from '../lib/language.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchAccount, languageOf, membersOnly } from './guards.ts'
import { LastResort } from './LastResort.tsx'
import { AuthLayout, FrameFailed, LanguageLayout, MemberLayout, NoSuchPage, OpenLayout } from './layouts.tsx'
import { loadMessages } from './messages.ts'
import { NotFoundInEnglish } from './NotFoundInEnglish.tsx'

// The routes around the pages: the language, and the shells for members, for anyone and for signing in.

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: NotFoundInEnglish,
  errorComponent: LastResort,
})

export const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: pathsIn(preferredLanguage()).home(), replace: true })
  },
})

export const language = createRoute({
  getParentRoute: () => root,
  path: '$lang',
  beforeLoad: ({ params, location }) => {
    const known = languageOf(params.lang, location)
    return { language: known, words: loadMessages(known) }
  },
  // Awaited in the loader and not in `beforeLoad`, so that everything else loads in parallel.
  loader: ({ context }) => context.words.then(() => context.language),
  component: LanguageLayout,
  notFoundComponent: NoSuchPage,
  errorComponent: LastResort,
})

/** Pages for members of a team, in the shell. */
export const member = createRoute({
  getParentRoute: () => language,
  id: '_member',
  // A loader and no `beforeLoad`, so that messages, code and the first answers load in parallel.
  loader: ({ context, location }) => membersOnly(context.queryClient, context.language, location),
  component: MemberLayout,
  // On the first page only: afterwards the session is in the cache.
  pendingComponent: ShellLoading,
  pendingMs: 200,
  pendingMinMs: 300,
  errorComponent: FrameFailed,
})

/** Pages for anyone. Members see them in the shell. */
export const open = createRoute({
  getParentRoute: () => language,
  id: '_open',
  loader: ({ context }) => fetchAccount(context.queryClient).catch(() => null),
  component: OpenLayout,
  errorComponent: FrameFailed,
})

/** Pages for signing in and up, account links and signing out. */
export const auth = createRoute({ getParentRoute: () => language, id: '_auth', component: AuthLayout })
