import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { HistorySearch } from '../features/audit/search.ts'
import { mailSearch } from '../features/installation/search.ts'
import { formerSection as formerSetting } from '../features/settings/former-sections.ts'
import { pathsIn } from '../lib/paths.ts'
import { fetchCode } from './fetch-code.ts'
import { member } from './frame-routes.ts'
import { languageOf } from './guards.ts'
import { noSuchTab, page, searchOf } from './lazy-page.ts'
import { withWords } from './messages.ts'

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

// not inside the call of addChildren, which would make `any` of their types
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

/** The settings and their pages. */
export const settingsRoutes = settings.addChildren([...settingsPages])
