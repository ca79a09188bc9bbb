import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { checkInListsOf } from '../features/check-in/queries.ts'
import { formerSection } from '../features/events/former-sections.ts'
import { recentOrders } from '../features/orders/queries.ts'
import type { OrderSearch } from '../features/orders/search.ts'
import type { ReportSearch } from '../features/reports/search.ts'
import { eventView, salesSeriesOf, siteOf, ticketTypesOf } from '../lib/event/queries.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchCode } from './fetch-code.ts'
import { member } from './frame-routes.ts'
import { languageOf, loadIfMay } from './guards.ts'
import { noSuchTab, page, prefetchOrderList, searchOf } from './lazy-page.ts'
import { withWords } from './messages.ts'

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

// not inside the call of addChildren, which would make `any` of their types
const eventTabs = [
  createRoute({
    getParentRoute: () => event,
    path: '/',
    beforeLoad: ({ location, params }) => {
      const href = formerSection(pathsIn(languageOf(params.lang, location)), params.id, location.hash)
      if (href) throw redirect({ href, replace: true })
    },
    loader: ({ context: { queryClient }, params }) => {
      void queryClient.prefetchQuery(ticketTypesOf(params.id))
      loadIfMay(queryClient, 'orders:read', () => void queryClient.prefetchQuery(recentOrders(params.id)))
      void queryClient.prefetchQuery(salesSeriesOf(params.id))
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
    path: 'codes',
    component: page('EventCodesPage', () => import('../features/events/EventCodesPage.tsx')),
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
    validateSearch: searchOf<ReportSearch>,
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

/** The workspace of an event and its tabs. */
export const eventRoutes = event.addChildren([...eventTabs])
