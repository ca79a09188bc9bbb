import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { policy } from '@foyer/words/privacy/en'
import { expect, it } from 'vitest'

// The privacy policy says what is stored. A new table, cookie or key of the browser's storage is described in it, in all
// languages, with a new version and date, before it is listed here.

/** The kind of data of the policy for each table. */
const kindOfTable: Record<string, string> = {
  users: 'Account',
  credentials: 'Account',
  sessions: 'Sessions',
  verifications: 'Single-use links and sign-in steps',
  authenticators: 'Two-factor sign-in and passkeys',
  recovery_codes: 'Two-factor sign-in and passkeys',
  passkeys: 'Two-factor sign-in and passkeys',
  teams: 'Teams',
  members: 'Teams',
  invoice_settings: 'Teams',
  stripe_keys: 'Teams',
  invitations: 'Invitations',
  api_tokens: 'API tokens',
  audit_entries: 'Team history',
  erasures: 'Team history',
  order_views: 'Saved views',
  events: 'Events',
  event_slugs: 'Events',
  event_descriptions: 'Events',
  order_forms: 'Events',
  legal_texts: 'Events',
  legal_text_files: 'Events',
  event_pictures: 'Events',
  event_sales: 'Events',
  event_sales_months: 'Events',
  event_sales_totals: 'Events',
  event_views: 'Events',
  team_sales: 'Events',
  team_sales_quarter_hours: 'Events',
  team_views: 'Events',
  ticket_types: 'Events',
  add_on_groups: 'Events',
  promo_codes: 'Events',
  code_sales: 'Events',
  shared_capacities: 'Events',
  check_in_lists: 'Events',
  check_in_links: 'Check-in',
  check_ins: 'Check-in',
  door_payments: 'Check-in',
  orders: 'Orders',
  tickets: 'Orders',
  answers: 'Orders',
  answer_files: 'Orders',
  payments: 'Orders',
  order_entries: 'Orders',
  order_adjustments: 'Orders',
  order_corrections: 'Orders',
  money_entries: 'Orders',
  order_code_sales: 'Orders',
  refunds: 'Accounts for refunds',
  order_legal_texts: 'Orders',
  free_seats: 'Reserved seats',
  invoice_requests: 'Invoices',
  invoices: 'Invoices',
  invoice_files: 'Invoices',
  bank_statements: 'Bank statements',
  bank_lines: 'Bank statements',
  order_jobs: 'Messages to buyers',
  order_job_items: 'Messages to buyers',
  message_opt_outs: 'Messages to buyers',
  threads: 'Inbox',
  messages: 'Inbox',
  thread_reads: 'Inbox',
  mail_frequencies: 'Inbox',
  inbox_changes: 'Inbox',
  notion_files: 'Notion pages and websites',
  notion_variants: 'Notion pages and websites',
  notion_pages: 'Notion pages and websites',
  notion_snapshots: 'Notion pages and websites',
  notion_copies: 'Notion pages and websites',
  websites: 'Notion pages and websites',
  event_websites: 'Notion pages and websites',
  website_checks: 'Notion pages and websites',
  website_days: 'Notion pages and websites',
  website_changes: 'Notion pages and websites',
  stripe_events: 'Notices from Stripe and Notion',
  notion_signals: 'Notices from Stripe and Notion',
  mails: 'Emails',
  support_requests: 'Support and feedback',
  feedback: 'Support and feedback',
  rate_limits: 'Limits',
  idempotency_keys: 'Repeated requests',
}

/** The tables that say nothing about a person: counters, leases, settings and keys of the installation. */
const impersonalTables = [
  ...['alerts', 'bank_csv_layouts', 'event_sales_zones', 'heartbeats', 'inbox_clocks', 'inventory', 'invoice_series'],
  ...[
    'invoices_to_draw',
    'legal_texts_to_draw',
    'notion_keys',
    'retention',
    'sale_notifications',
    'code_sales_fold',
    'sales_fold',
    'signing_keys',
  ],
  'team_sales_zones',
]

/** The cookies and keys of the browser's storage, with the file that sets them. */
const browserNames: Record<string, string> = {
  foyer_session: 'server/src/http/session.ts',
  foyer_device: 'server/src/http/device-cookie.ts',
  foyer_second_factor: 'server/src/routes/sign-in.ts',
  foyer_provider: 'server/src/routes/provider.ts',
  'foyer-language': 'web/src/lib/language.ts',
  'foyer-theme': 'web/src/lib/theme.ts',
  'foyer-team': 'web/src/lib/team.ts',
  'foyer-see-as': 'web/src/lib/team.ts',
  'foyer-searches': 'web/src/features/search/recent-searches.ts',
  'foyer-draft': 'web/src/features/descriptions/drafts.ts',
  'foyer-single-keys': 'web/src/lib/keys.ts',
  'foyer-check-in': 'web/src/features/check-in/door/indexed-db-store.ts',
  'foyer-check-in-device': 'web/src/features/check-in/door/device-settings.ts',
  'foyer-check-in-settings': 'web/src/features/check-in/door/device-settings.ts',
  'foyer-check-in-pending': 'web/src/features/check-in/door/device-settings.ts',
  'tsr-scroll-restoration': 'web/src/app/router.ts',
  checkout: 'server/src/storefront/browser.js',
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

const [stored = [], inBrowser = []] = policy.sections.flatMap((section) =>
  'kinds' in section ? [section.kinds.map(({ name }): string => name)] : [],
)

it('describes each table with data about persons', () => {
  const names = sourcesIn('server/src/schema').flatMap((file) =>
    [...contentOf(file).matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(([, name]) => `${name}`),
  )
  expect(names.sort()).toEqual([...Object.keys(kindOfTable), ...impersonalTables].sort())
  // the log is a file
  expect(stored.toSorted()).toEqual([...new Set([...Object.values(kindOfTable), 'Log'])].sort())
})

it('names each cookie and key of the browser’s storage', () => {
  expect(inBrowser.toSorted()).toEqual(Object.keys(browserNames).sort())
  const isWriting =
    /\b(?:local|session)Storage\.setItem\(|document\.cookie =|\bset(?:Signed)?Cookie\(c|call\.c, stepCookie|indexedDB\.open\(|scrollRestoration: true/
  const writing = ['web/src', 'server/src'].flatMap(sourcesIn).filter((file) => isWriting.test(contentOf(file)))
  expect(writing.sort()).toEqual([...new Set(Object.values(browserNames))].sort())
})

it('names every key that begins with the product’s name', () => {
  // a lock and a channel, which store nothing, and the file that an account is downloaded as
  const other = ['foyer-inbox', 'foyer-account']
  const keys = sourcesIn('web/src').flatMap((file) =>
    [...contentOf(file).matchAll(/['"`](foyer[-_][a-z-]+)/g)].map(([, key]) => `${key}`.replace(/-$/, '')),
  )
  const unknown = [...new Set(keys)].filter((key) => !other.includes(key) && !inBrowser.includes(key))
  expect(unknown).toEqual([])
})

const contentOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.|^test\//.test(name))
    .map((name) => `${folder}/${name}`)
