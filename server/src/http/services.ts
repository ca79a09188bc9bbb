import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import type { Log } from '../lib/log.ts'
import type { Notion } from '../lib/notion.ts'
import type { Secrets } from '../lib/secrets.ts'
import type { Auth } from './auth.ts'

/** What the process has at hand for every request. */
export interface Services {
  config: Config
  /** Where people reach Foyer, without a trailing slash. */
  publicUrl: string
  db: Db
  log: Log
  secrets: Secrets
  auth: Auth
  notion: Notion
}
