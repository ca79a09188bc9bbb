import { createRoute } from '@tanstack/react-router'
import { signUpPolicy } from '../features/auth/queries.ts'
import { linkSearch, signInSearch } from '../features/auth/search.ts'
import { eventPages } from '../features/events/queries.ts'
import { eventSearch, homeSearch, tableSearch } from '../features/events/search.ts'
import { threadPages } from '../features/inbox/queries.ts'
import { inboxSearch } from '../features/inbox/search.ts'
import type { InvoiceSearch } from '../features/invoices/search.ts'
import { keySearch } from '../features/notion-pages/search.ts'
import { orderView } from '../features/orders/queries.ts'
import type { OrderSearch } from '../features/orders/search.ts'
import type { ReportSearch } from '../features/reports/search.ts'
import { searchSearch } from '../features/search/search.ts'
import { today } from '../features/today/queries.ts'
import { eventView } from '../lib/event/queries.ts'
import { eventRoutes } from './event-routes.ts'
import { fetchTodaySection } from './fetch-today-section.ts'
import { auth, language, member, open, root, start } from './frame-routes.ts'
import { guestsOnly, loadIfMay } from './guards.ts'
import { page, prefetchOrderList, searchOf } from './lazy-page.ts'
import { settingsRoutes } from './settings-routes.ts'

// Every page of the contract's `pages`; a test compares the two.

const memberPages = [
  createRoute({
    getParentRoute: () => member,
    path: '/',
    validateSearch: homeSearch,
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
    loader: ({ context: { queryClient }, params }) =>
      loadIfMay(queryClient, 'orders:read', () => void queryClient.prefetchQuery(orderView(params.id))),
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
    validateSearch: searchOf<ReportSearch>,
    component: page('ReportsPage', () => import('../features/reports/ReportsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => member,
    path: 'inbox',
    validateSearch: inboxSearch,
    loaderDeps: ({ search: { thread: _, ...list } }) => list,
    loader: ({ context: { queryClient }, deps }) =>
      loadIfMay(queryClient, 'inbox:read', () => void queryClient.prefetchInfiniteQuery(threadPages(deps))),
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
    member.addChildren([...memberPages, eventRoutes, settingsRoutes]),
    open.addChildren([...openPages]),
    auth.addChildren([...authPages]),
  ]),
])
