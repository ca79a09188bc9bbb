import type { CallMeter } from './call-meter.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Heartbeat } from './heartbeat.ts'
import type { Log } from './log.ts'
import type { Notion } from './notion.ts'
import type { Connectivity } from './outbound/connectivity.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Passwords } from './password.ts'
import type { DrawPdf } from './pdf/drawing.ts'
import type { Secrets } from './secrets.ts'
import type { Signer } from './signer.ts'
import type { Stripe } from './stripe.ts'

/** The infrastructure of a process, below all features: configuration, database, clients. */
export interface Infra {
  config: Config
  /** Identifies this process among those that share the database. Another one at every start. */
  processId: string
  /** The address at which people reach Foyer, without a trailing slash. */
  publicUrl: string
  db: Db
  /** The database on a few connections of its own that keep the plans of their statements, for the sale. */
  saleDatabase: Db
  /** The database on a few connections of its own, for files: many slow downloads must not delay a sale. */
  filesDatabase: Pick<Database, 'db' | 'pool'>
  /** The address of PostgreSQL itself, for connections that need a session: notifications. */
  directUrl: string
  /** Proves that the database commits. */
  heartbeat: Heartbeat
  /** Reads the space on the disk of the embedded database. Undefined with `DATABASE_URL`: Foyer cannot see that disk. */
  diskSpace: (() => Promise<DiskSpace>) | undefined
  log: Log
  secrets: Secrets
  passwords: Passwords
  /**
   * Whether an account that signs up by itself begins with a link to its address: so the sign-up does not tell which
   * addresses have accounts. Only where Foyer sends mail.
   */
  confirmsSignUp: boolean
  /** Makes requests to addresses that people typed, except in private networks. */
  outbound: Outbound
  /** Tells an outage of the own connection from websites that are down. */
  connectivity: Connectivity
  notion: Notion
  drawPdf: DrawPdf
  stripe: Stripe
  /** Counts what this process does for buyers. It is busy in a rush (`rushPerSecond`): then mails are sent more slowly. */
  saleMeter: CallMeter
  /** Signs the links to orders and the ticket codes. */
  signer: Signer
}

/** The services that queueing a mail needs: also to sign its links. */
export type MailDeps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer'>
