import type { Code, FieldCode } from '@foyer/contract/http/problem'
import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import type { WebsiteFailure } from '@foyer/contract/website-failures'

// The values that bring about an error in the demo. Its banner lists them, so a new one appears there by itself.

/** Whole texts of any field or search: the request is refused with the code. `network` gets no response at all. */
export const knownTexts = {
  'error 403': 'forbidden',
  'error 409': 'conflict',
  'error 429': 'rate-limited',
  'error 500': 'internal',
  'error 503': 'unavailable',
  'error network': 'network',
} as const satisfies Record<string, Code | 'network'>

/** Notion keys, with the answer of Notion. `unchecked`: Notion is out of reach and the key is stored unchecked. */
export const knownNotionKeys = {
  ntn_refused: 'notion-key-refused',
  ntn_no_capability: 'notion-capability-missing',
  ntn_not_shared: 'notion-page-not-shared',
  ntn_database: 'notion-is-database',
  ntn_in_trash: 'notion-in-trash',
  ntn_unreachable: 'unchecked',
} as const satisfies Record<string, FieldCode | 'unchecked'>

const pageLink = (number: number) => `https://www.notion.so/${String(number).padStart(32, '0')}` as const

/** Links to Notion pages, with the result of their sync once the event has a key. */
export const knownNotionLinks = {
  [pageLink(1)]: 'page-not-shared',
  [pageLink(2)]: 'in-trash',
  [pageLink(3)]: 'too-large',
  [pageLink(4)]: 'rate-limited',
  [pageLink(5)]: 'notion-down',
} as const satisfies Record<string, NotionSyncStatus>

/** Websites, with the failure that every check of them finds. */
export const knownWebsites = {
  'unknown.example.com': 'dns-not-found',
  'slow.example.com': 'timeout',
  'expired.example.com': 'tls-expired',
  'missing.example.com': 'page-not-found',
  'broken.example.com': 'server-error',
} as const satisfies Record<string, WebsiteFailure>

/** The status that a failed check of a known website reports, where there is a response. */
export const statusOfFailure: Partial<Record<WebsiteFailure, number>> = { 'page-not-found': 404, 'server-error': 500 }

/** Stripe's secret keys, with the answer of Stripe. `unchecked` as for Notion keys. */
export const knownStripeKeys = {
  sk_test_refused_key: 'stripe-key-refused',
  sk_test_no_permission: 'stripe-capability-missing',
  sk_test_unreachable: 'unchecked',
} as const satisfies Record<string, FieldCode | 'unchecked'>

/** Values that the rules of the contract refuse, here and on any server, by the field that refuses them. */
export const refusedValues = {
  website: { localhost: 'address-private', 'example.com:8080': 'address-port', 'ftp://example.com': 'address-scheme' },
  notionLink: { 'https://example.com': 'notion-host', 'https://www.notion.so/': 'notion-no-page' },
  slug: { 'winter-concert': 'slug-taken' },
  email: { 'name@': 'email' },
  iban: { 'DE00 1234': 'iban' },
} as const satisfies Record<string, Record<string, FieldCode>>

/** The entry of a table of known values for a value that a visitor has entered. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, value: string): Entry | undefined =>
  Object.entries(table).find(([known]) => known === value)?.[1]
