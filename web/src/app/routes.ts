import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { HistorySearch } from '../features/audit/search.ts'
import { signUpPolicy } from '../features/auth/queries.ts'
import { linkSearch, signInSearch } from '../features/auth/search.ts'
import { checkInListsOf } from '../features/check-in/queries.ts'
import { formerSection } from '../features/events/former-sections.ts'
import { eventPages } from '../features/events/queries.ts'
import { eventSearch, tableSearch } from '../features/events/search.ts'
import { threadPages } from '../features/inbox/queries.ts'
import { inboxSearch } from '../features/inbox/search.ts'
import { mailSearch } from '../features/installation/search.ts'
import type { InvoiceSearch } from '../features/invoices/search.ts'
import { keySearch } from '../features/notion-pages/search.ts'
import { orderView, recentOrders } from '../features/orders/queries.ts'
import type { OrderSearch } from '../features/orders/search.ts'
import { reportSearch } from '../features/reports/search.ts'
import { searchSearch } from '../features/search/search.ts'
import { formerSection as formerSetting } from '../features/settings/former-sections.ts'
import { today } from '../features/today/queries.ts'
import { eventView, salesSeriesOf, siteOf, ticketTypesOf } from '../lib/event/queries.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchCode } from './fetch-code.ts'
import { fetchTodaySection } from './fetch-today-section.ts'
import { auth, language, member, open, root, start } from './frame-routes.ts'
import { guestsOnly, languageOf } from './guards.ts'
import { withWords } from './messages.ts'
import type { wordsOf } from './words-of-pages.ts'

// Every page of the contract's `pages`; a test compares the two.

/** Loads a page's code and messages when the reader navigates to it. */
const page = <Page extends { default: ComponentType }>(name: keyof typeof wordsOf, fetchPage: () => Promise<Page>) =>
  lazyRouteComponent(() => fetchCode(withWords(name, fetchPage)))

// The code that reads the search of orders and of the history is not in the first load. `as`: the pages read it, invalid values included.
const searchOf = <Search extends object>(given: Record<string, unknown>) => given as Search

/** Begins to load a list of orders while its page loads. When this code cannot be loaded, neither can the page, which says so. */
const prefetchOrderList = (client: QueryClient, search: object, event?: string): void =>
  void import('../features/orders/prefetch-orders.ts').then(
    ({ prefetchOrders }) => prefetchOrders(client, search, event),
    () => undefined,
  )

const noSuchTab = lazyRouteComponent(() => fetchCode(() => import('../lib/NoSuchTab.tsx')), 'NoSuchTab')

/** The settings: the heading and the tabs. */
const settings = createRoute({
  getParentRoute: () => member,
  id: '_settings',
  component: lazyRouteComponent(
    () => fetchCode(withWords('SettingsLayout', () => import('../features/settings/SettingsLayout.tsx'))),
    'SettingsLayout',
  ),
  notFoundComponent: noSuchTab,
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
    path: 'settings/invoices',
    component: page('InvoiceSettingsPage', () => import('../features/settings/InvoiceSettingsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/legal',
    component: page('LegalPage', () => import('../features/settings/LegalPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/privacy',
    component: page('PrivacyPage', () => import('../features/settings/PrivacyPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/api',
    component: page('ApiPage', () => import('../features/settings/ApiPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'settings/history',
    validateSearch: searchOf<HistorySearch>,
    component: page('HistoryPage', () => import('../features/audit/HistoryPage.tsx')),
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
  notFoundComponent: noSuchTab,
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
    path: 'questions',
    component: page('EventQuestionsPage', () => import('../features/events/EventQuestionsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'orders',
    validateSearch: searchOf<OrderSearch>,
    loader: ({ context, params, location }) => prefetchOrderList(context.queryClient, location.search, params.id),
    component: page('EventOrdersPage', () => import('../features/events/EventOrdersPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'attendees',
    component: page('EventAttendeesPage', () => import('../features/events/EventAttendeesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => event,
    path: 'check-in',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(checkInListsOf(params.id)),
    component: page('EventCheckInPage', () => import('../features/events/EventCheckInPage.tsx')),
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
    loader: ({ context, deps }) => {
      void context.queryClient.prefetchInfiniteQuery(eventPages(deps))
      void context.queryClient.prefetchQuery(today())
      void fetchTodaySection().catch(() => undefined)
    },
    component: page('HomePage', () => import('../features/events/HomePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'events',
    validateSearch: eventSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(eventPages(tableSearch(deps))),
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
    path: 'events/$id/orders/add',
    component: page('AddOrderPage', () => import('../features/box-office/AddOrderPage.tsx')),
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
    validateSearch: searchOf<OrderSearch>,
    loader: ({ context, location }) => prefetchOrderList(context.queryClient, location.search),
    component: page('OrdersPage', () => import('../features/orders/OrdersPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/bank-statements',
    component: page('BankStatementsPage', () => import('../features/bank-statements/BankStatementsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/invoices',
    validateSearch: searchOf<InvoiceSearch>,
    component: page('InvoicesPage', () => import('../features/invoices/InvoicesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/$id',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(orderView(params.id)),
    component: page('OrderPage', () => import('../features/orders/OrderPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/jobs',
    component: page('OrderJobsPage', () => import('../features/order-jobs/OrderJobsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'orders/jobs/$id',
    component: page('OrderJobPage', () => import('../features/order-jobs/OrderJobPage.tsx')),
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
    path: 'invitation',
    validateSearch: linkSearch,
    component: page('InvitationPage', () => import('../features/auth/InvitationPage.tsx')),
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
