import type { Desk } from '../features/admission/commands/desk.ts'
import type { Feed } from '../features/inbox/queries/feed.ts'
import type { Till } from '../features/orders/commands/complete.ts'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import type { Log } from '../lib/log.ts'
import type { Notion } from '../lib/notion.ts'
import type { Outbound } from '../lib/outbound/outbound.ts'
import type { Passwords } from '../lib/password.ts'
import type { Secrets } from '../lib/secrets.ts'
import type { Signer } from '../lib/signer.ts'
import type { Stripe } from '../lib/stripe.ts'
import type { Shelf } from '../public/shelf.ts'
import type { Auth } from './auth.ts'

/** What the process has at hand for every request. */
export interface Services {
  config: Config
  /** Where people reach Foyer, without a trailing slash. */
  publicUrl: string
  db: Db
  log: Log
  secrets: Secrets
  passwords: Passwords
  auth: Auth
  /** Every request to an address that somebody typed. */
  outbound: Outbound
  notion: Notion
  stripe: Stripe
  /** Makes the links to orders and the codes of tickets. */
  signer: Signer
  /** Lets buyers in to what is left. */
  desk: Desk
  /** Finishes what they ordered. */
  till: Till
  /** Tells open browsers what happens in the inbox. */
  feed: Feed
  /** The public pages that are ready. */
  shelf: Shelf
}
