import type { Permission } from '@foyer/contract/access'
import type { Paths } from '../../lib/paths.ts'

/** The tabs of the settings, in order: those of the team, then those that only the operator sees. A feature adds its tab here. */
export const settingsTabs = [
  { name: 'team', path: 'settings', operator: false },
  { name: 'members', path: 'settingsMembers', operator: false },
  { name: 'payments', path: 'settingsPayments', operator: false },
  { name: 'invoices', path: 'settingsInvoices', operator: false },
  { name: 'legal', path: 'settingsLegal', operator: false },
  { name: 'privacy', path: 'settingsPrivacy', operator: false },
  { name: 'api', path: 'settingsApi', operator: false },
  { name: 'history', path: 'settingsHistory', operator: false, may: 'audit:read' },
  { name: 'installation', path: 'installation', operator: true },
  { name: 'mails', path: 'mailLog', operator: true },
] as const satisfies readonly { name: string; path: keyof Paths; operator: boolean; may?: Permission }[]
