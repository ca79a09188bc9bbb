import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { door as doorAnswer } from '../features/accounts/queries.ts'
import { linkSearch, signInSearch } from '../features/accounts/search.ts'
import { keySearch } from '../features/events/key/search.ts'
import { eventPages, eventView, ticketTypesOf } from '../features/events/queries.ts'
import { eventSearch } from '../features/events/search.ts'
import { threadPages } from '../features/inbox/queries.ts'
import { inboxSearch } from '../features/inbox/search.ts'
import { mailSearch } from '../features/installation/search.ts'
import { orderPages, orderView } from '../features/orders/queries.ts'
import { orderSearch } from '../features/orders/search.ts'
import { searchSearch } from '../features/search/search.ts'
import { ShellLoading } from '../features/shell/ShellLoading.tsx'
import { preferredLanguage } from '../lib/language.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchCode } from './fetch-code.ts'
import { guestsOnly, languageOf, membersOnly, whoIsHere } from './guards.ts'
import { LastResort } from './LastResort.tsx'
import { DoorLayout, FrameFailed, LanguageLayout, MemberLayout, NoSuchPage, OpenLayout } from './layouts.tsx'
import { loadMessages, withWords } from './messages.ts'
import { NotFoundInEnglish } from './NotFoundInEnglish.tsx'
import type { wordsOf } from './words-of-pages.ts'

// The route map: every page of the contract's `pages`, which a test compares.

/** A page's code is fetched when it is gone to, with its words. */
const page = <Page extends { default: ComponentType }>(name: keyof typeof wordsOf, fetchPage: () => Promise<Page>) =>
  lazyRouteComponent(() => fetchCode(withWords(name, fetchPage)))

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: NotFoundInEnglish,
  errorComponent: LastResort,
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: pathsIn(preferredLanguage()).home(), replace: true })
  },
})

const language = createRoute({
  getParentRoute: () => root,
  path: '$lang',
  beforeLoad: ({ params, location }) => {
    const known = languageOf(params.lang, location)
    return { language: known, words: loadMessages(known) }
  },
  // waited for here and not above, so that everything else is fetched meanwhile
  loader: ({ context }) => context.words.then(() => context.language),
  component: LanguageLayout,
  notFoundComponent: NoSuchPage,
  errorComponent: LastResort,
})

/** Pages for members of a team, in the shell. */
const member = createRoute({
  getParentRoute: () => language,
  id: '_member',
  // a loader and no `beforeLoad`: words, code and the page's first answers are fetched meanwhile
  loader: ({ context, location }) => membersOnly(context.queryClient, context.language, location),
  component: MemberLayout,
  // on the first page; later it is known who is here
  pendingComponent: ShellLoading,
  pendingMs: 200,
  pendingMinMs: 300,
  errorComponent: FrameFailed,
})

/** Pages for anyone, in the shell for who is signed in. */
const open = createRoute({
  getParentRoute: () => language,
  id: '_open',
  loader: ({ context }) => whoIsHere(context.queryClient).catch(() => null),
  component: OpenLayout,
  errorComponent: FrameFailed,
})

/** Pages for who is not signed in yet, or no more. */
const door = createRoute({ getParentRoute: () => language, id: '_door', component: DoorLayout })

/** The settings, with the ways between them for who runs the installation. */
const settings = createRoute({
  getParentRoute: () => member,
  id: '_settings',
  component: lazyRouteComponent(
    () => fetchCode(withWords('SettingsLayout', () => import('../features/settings/SettingsLayout.tsx'))),
    'SettingsLayout',
  ),
})

const settingsPages = [
  createRoute({
    getParentRoute: () => settings,
    path: 'settings',
    component: page('SettingsPage', () => import('../features/settings/SettingsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/installation',
    component: page('InstallationPage', () => import('../features/installation/InstallationPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/mails',
    validateSearch: mailSearch,
    component: page('MailLogPage', () => import('../features/installation/MailLogPage.tsx')),
  }),
] as const

const memberPages = [
  createRoute({
    getParentRoute: () => member,
    path: '/',
    validateSearch: eventSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(eventPages(deps)),
    component: page('HomePage', () => import('../features/events/HomePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'events',
    validateSearch: eventSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(eventPages(deps)),
    component: page('EventsPage', () => import('../features/events/EventsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'events/$id',
    loader: ({ context, params }) => {
      void context.queryClient.prefetchQuery(eventView(params.id))
      void context.queryClient.prefetchQuery(ticketTypesOf(params.id))
    },
    component: page('EventPage', () => import('../features/events/EventPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'events/$id/enter-key',
    validateSearch: keySearch,
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(eventView(params.id)),
    component: page('EnterKeyPage', () => import('../features/events/EnterKeyPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'create-event',
    component: page('CreateEventPage', () => import('../features/events/CreateEventPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'search',
    validateSearch: searchSearch,
    component: page('SearchPage', () => import('../features/search/SearchPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders',
    validateSearch: orderSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(orderPages(deps)),
    component: page('OrdersPage', () => import('../features/orders/OrdersPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/$id',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(orderView(params.id)),
    component: page('OrderPage', () => import('../features/orders/OrderPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'inbox',
    validateSearch: inboxSearch,
    loaderDeps: ({ search: { thread: _, ...list } }) => list,
    loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(threadPages(deps)),
    component: page('InboxPage', () => import('../features/inbox/InboxPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'my-profile',
    component: page('MyProfilePage', () => import('../features/me/MyProfilePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'teams/create',
    component: page('CreateTeamPage', () => import('../features/teams/CreateTeamPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'teams/$id',
    component: page('TeamPage', () => import('../features/teams/TeamPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'teams/$id/settings',
    component: page('TeamSettingsPage', () => import('../features/teams/TeamSettingsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'support',
    component: page('SupportPage', () => import('../features/support/SupportPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'share-feedback',
    component: page('ShareFeedbackPage', () => import('../features/support/ShareFeedbackPage.tsx')),
  }),
] as const

const openPages = [
  createRoute({
    getParentRoute: () => open,
    path: 'changelog',
    component: page('ChangelogPage', () => import('../features/changelog/ChangelogPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => open,
    path: 'privacy-policy',
    component: page('PrivacyPolicyPage', () => import('../features/privacy/PrivacyPolicyPage.tsx')),
  }),
] as const

const doorPages = [
  createRoute({
    getParentRoute: () => door,
    path: 'sign-in',
    validateSearch: signInSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.prefetchQuery(doorAnswer())
      return guestsOnly(context.queryClient, context.language, deps.return)
    },
    component: page('SignInPage', () => import('../features/accounts/SignInPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => door,
    path: 'sign-up',
    validateSearch: signInSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.prefetchQuery(doorAnswer())
      return guestsOnly(context.queryClient, context.language, deps.return)
    },
    component: page('SignUpPage', () => import('../features/accounts/SignUpPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => door,
    path: 'forgot-password',
    component: page('ForgotPasswordPage', () => import('../features/accounts/ForgotPasswordPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => door,
    path: 'reset-password',
    validateSearch: linkSearch,
    component: page('ResetPasswordPage', () => import('../features/accounts/ResetPasswordPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => door,
    path: 'confirm-email',
    validateSearch: linkSearch,
    component: page('ConfirmEmailPage', () => import('../features/accounts/ConfirmEmailPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => door,
    path: 'logout',
    component: page('LogoutPage', () => import('../features/accounts/LogoutPage.tsx')),
  }),
] as const

export const routeTree = root.addChildren([
  start,
  language.addChildren([
    member.addChildren([...memberPages, settings.addChildren([...settingsPages])]),
    open.addChildren([...openPages]),
    door.addChildren([...doorPages]),
  ]),
])
