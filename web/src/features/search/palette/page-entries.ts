import type { Permission } from '@foyer/contract/access'
import type { AppMessages } from '@foyer/words/app/en'
import type { Paths } from '../../../lib/paths.ts'

export type CommandName = keyof AppMessages['search']['commands']

/** A page, or a part of one, that a command opens. */
export interface PageEntry {
  name: CommandName
  to: (paths: Paths) => string
  needs?: Permission | 'operator'
  /** Not for members with chosen events. */
  onAllEvents?: true
}

// In the order in which they are shown.
export const pageEntries: readonly PageEntry[] = [
  { name: 'createEvent', to: (paths) => paths.createEvent(), needs: 'events:write', onAllEvents: true },
  { name: 'home', to: (paths) => paths.home() },
  { name: 'events', to: (paths) => paths.events() },
  { name: 'orders', to: (paths) => paths.orders(), needs: 'orders:read' },
  { name: 'bankStatements', to: (paths) => paths.bankStatements(), needs: 'orders:write', onAllEvents: true },
  { name: 'invoices', to: (paths) => paths.invoices(), needs: 'orders:read' },
  { name: 'orderJobs', to: (paths) => paths.orderJobs(), needs: 'orders:write' },
  { name: 'reports', to: (paths) => paths.reports(), needs: 'reports:read' },
  { name: 'inbox', to: (paths) => paths.inbox(), needs: 'inbox:read' },
  { name: 'settings', to: (paths) => paths.settings() },
  { name: 'general', to: (paths) => `${paths.settings()}#team` },
  { name: 'logo', to: (paths) => `${paths.settings()}#logo`, needs: 'team:write' },
  { name: 'imprint', to: (paths) => `${paths.settingsLegal()}#imprint` },
  { name: 'privacyNotice', to: (paths) => `${paths.settingsLegal()}#privacy` },
  { name: 'legalTexts', to: (paths) => `${paths.settingsLegal()}#texts` },
  { name: 'bank', to: (paths) => `${paths.settingsPayments()}#bank` },
  { name: 'stripe', to: (paths) => `${paths.settingsPayments()}#stripe` },
  { name: 'invoiceSettings', to: (paths) => paths.settingsInvoices() },
  { name: 'members', to: (paths) => paths.settingsMembers() },
  { name: 'buyerData', to: (paths) => paths.settingsPrivacy() },
  { name: 'history', to: (paths) => paths.settingsHistory(), needs: 'audit:read' },
  { name: 'apiTokens', to: (paths) => paths.settingsApi(), needs: 'team:write' },
  { name: 'profile', to: (paths) => paths.myProfile() },
  { name: 'password', to: (paths) => `${paths.myProfile()}#password` },
  { name: 'twoFactor', to: (paths) => `${paths.myProfile()}#two-factor` },
  { name: 'passkeys', to: (paths) => `${paths.myProfile()}#passkeys` },
  { name: 'sessions', to: (paths) => `${paths.myProfile()}#sessions` },
  { name: 'installation', to: (paths) => paths.installation(), needs: 'operator' },
  { name: 'mailLog', to: (paths) => paths.mailLog(), needs: 'operator' },
  { name: 'createTeam', to: (paths) => paths.createTeam() },
  { name: 'support', to: (paths) => paths.support() },
  { name: 'changelog', to: (paths) => paths.changelog() },
  { name: 'feedback', to: (paths) => paths.shareFeedback() },
  { name: 'privacy', to: (paths) => paths.privacyPolicy() },
]
