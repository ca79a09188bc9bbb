import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { signUpPolicy } from '../features/auth/queries.ts'
import { linkSearch, signInSearch } from '../features/auth/search.ts'
import { formerSection } from '../features/events/former-sections.ts'
import { eventPages } from '../features/events/queries.ts'
import { eventSearch } from '../features/events/search.ts'
import { threadPages } from '../features/inbox/queries.ts'
import { inboxSearch } from '../features/inbox/search.ts'
import { mailSearch } from '../features/installation/search.ts'
import { keySearch } from '../features/notion-pages/search.ts'
import { orderPages, orderView, recentOrders } from '../features/orders/queries.ts'
import { orderSearch } from '../features/orders/search.ts'
import { reportSearch } from '../features/reports/search.ts'
import { searchSearch } from '../features/search/search.ts'
import { formerSection as formerSetting } from '../features/settings/former-sections.ts'
import { ShellLoading } from '../features/shell/ShellLoading.tsx'
import { eventView, salesSeriesOf, siteOf, ticketTypesOf } from '../lib/event/queries.ts'
import { preferredLanguage } from '../lib/language.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchCode } from './fetch-code.ts'
import { fetchAccount, guestsOnly, languageOf, membersOnly } from './guards.ts'
import { LastResort } from './LastResort.tsx'
import { AuthLayout, FrameFailed, LanguageLayout, MemberLayout, NoSuchPage, OpenLayout } from './layouts.tsx'
import { loadMessages, withWords } from './messages.ts'
import { NotFoundInEnglish } from './NotFoundInEnglish.tsx'
import type { wordsOf } from './words-of-pages.ts'

// Every page of the contract's `pages`; a test compares the two.

/** Loads a page's code and messages when the reader navigates to it. */
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
  // Awaited in the loader and not in `beforeLoad`, so that everything else loads in parallel.
  loader: ({ context }) => context.words.then(() => context.language),
  component: LanguageLayout,
  notFoundComponent: NoSuchPage,
  errorComponent: LastResort,
})

/** Pages for members of a team, in the shell. */
const member = createRoute({
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
const open = createRoute({
  getParentRoute: () => language,
  id: '_open',
  loader: ({ context }) => fetchAccount(context.queryClient).catch(() => null),
  component: OpenLayout,
  errorComponent: FrameFailed,
})

/** Pages for signing in and up, account links and signing out. */
const auth = createRoute({ getParentRoute: () => language, id: '_auth', component: AuthLayout })

/** The settings: the heading and the tabs. */
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
    beforeLoad: ({ location, params }) => {
      const href = formerSetting(pathsIn(languageOf(params.lang, location)), location.hash)
      if (href) throw redirect({ href, replace: true })
    },
    component: page('SettingsPage', () => import('../features/settings/SettingsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/members',
    component: page('MembersPage', () => import('../features/settings/MembersPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/payments',
    component: page('PaymentsPage', () => import('../features/settings/PaymentsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/legal',
    component: page('LegalPage', () => import('../features/settings/LegalPage.tsx')),
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

/** The workspace of an event: its name and status, with a tab for each part of the work on it. */
const event = createRoute({
  getParentRoute: () => member,
  path: 'events/$id',
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(eventView(params.id)),
  component: lazyRouteComponent(
    () => fetchCode(withWords('EventLayout', () => import('../features/events/EventLayout.tsx'))),
    'EventLayout',
  ),
})

const eventTabs = [
  createRoute({
    getParentRoute: () => event,
    path: '/',
    beforeLoad: ({ location, params }) => {
      const href = formerSection(pathsIn(languageOf(params.lang, location)), params.id, location.hash)
      if (href) throw redirect({ href, replace: true })
    },
    loader: ({ context, params }) => {
      void context.queryClient.prefetchQuery(ticketTypesOf(params.id))
      void context.queryClient.prefetchQuery(recentOrders(params.id))
      void context.queryClient.prefetchQuery(salesSeriesOf(params.id))
    },
    component: page('EventOverviewPage', () => import('../features/events/EventOverviewPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'tickets',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(ticketTypesOf(params.id)),
    component: page('EventTicketsPage', () => import('../features/events/EventTicketsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'orders',
    validateSearch: orderSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, params, deps }) =>
      void context.queryClient.prefetchInfiniteQuery(orderPages({ ...deps, event: params.id })),
    component: page('EventOrdersPage', () => import('../features/events/EventOrdersPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'reports',
    validateSearch: reportSearch,
    component: page('EventReportsPage', () => import('../features/events/EventReportsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'page',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(siteOf(params.id)),
    component: page('EventPublicPage', () => import('../features/events/EventPublicPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'website',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(siteOf(params.id)),
    component: page('EventWebsitePage', () => import('../features/events/EventWebsitePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'settings',
    component: page('EventSettingsPage', () => import('../features/events/EventSettingsPage.tsx')),
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
    path: 'events/$id/enter-key',
    validateSearch: keySearch,
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(eventView(params.id)),
    component: page('EnterKeyPage', () => import('../features/notion-pages/EnterKeyPage.tsx')),
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
    path: 'reports',
    validateSearch: reportSearch,
    component: page('ReportsPage', () => import('../features/reports/ReportsPage.tsx')),
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

const authPages = [
  createRoute({
    getParentRoute: () => auth,
    path: 'sign-in',
    validateSearch: signInSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.prefetchQuery(signUpPolicy())
      return guestsOnly(context.queryClient, context.language, deps.return)
    },
    component: page('SignInPage', () => import('../features/auth/SignInPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => auth,
    path: 'sign-up',
    validateSearch: signInSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      void context.queryClient.prefetchQuery(signUpPolicy())
      return guestsOnly(context.queryClient, context.language, deps.return)
    },
    component: page('SignUpPage', () => import('../features/auth/SignUpPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => auth,
    path: 'forgot-password',
    component: page('ForgotPasswordPage', () => import('../features/auth/ForgotPasswordPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => auth,
    path: 'reset-password',
    validateSearch: linkSearch,
    component: page('ResetPasswordPage', () => import('../features/auth/ResetPasswordPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => auth,
    path: 'confirm-email',
    validateSearch: linkSearch,
    component: page('ConfirmEmailPage', () => import('../features/auth/ConfirmEmailPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => auth,
    path: 'logout',
    component: page('LogoutPage', () => import('../features/auth/LogoutPage.tsx')),
  }),
] as const

export const routeTree = root.addChildren([
  start,
  language.addChildren([
    member.addChildren([...memberPages, event.addChildren([...eventTabs]), settings.addChildren([...settingsPages])]),
    open.addChildren([...openPages]),
    auth.addChildren([...authPages]),
  ]),
])
