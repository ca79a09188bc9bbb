import { inject } from 'vitest'
import { openDesk } from '../features/admission/commands/desk.ts'
import { openFeed } from '../features/inbox/queries/feed.ts'
import { signerIn } from '../features/installation/commands.ts'
import { openTill } from '../features/orders/commands/complete.ts'
import { createApp } from '../http/app.ts'
import { createAuth } from '../http/auth.ts'
import { listen } from '../http/listen.ts'
import type { Services } from '../http/services.ts'
import { readConfig } from '../lib/config.ts'
import { openDatabase } from '../lib/db.ts'
import type { Log } from '../lib/log.ts'
import { createLog } from '../lib/log.ts'
import { notionAt } from '../lib/notion.ts'
import { openOutbound } from '../lib/outbound/outbound.ts'
import { createPasswords } from '../lib/password.ts'
import { secretsOf } from '../lib/secrets.ts'
import { stripeAt } from '../lib/stripe.ts'
import { openShelf } from '../public/shelf.ts'
import { freshDatabase } from './databases.ts'

/** A Foyer that listens, on a database of its own. */
export interface House extends Services, AsyncDisposable {
  /** The address of its database. */
  databaseUrl: string
  port: number
}

export const testSecret = 'a secret for tests, thirty-two characters long'

interface Given {
  /** Another house's database: this one is a second process on it. */
  databaseUrl?: string
  /** Where its log goes, for a test that reads it. */
  log?: Log
  /** Whom its outbound requests trust and ask for names. */
  outbound?: Parameters<typeof openOutbound>[0]
}

/**
 * Opens a house for a test file. Accounts can be made freely and nothing is limited, unless the environment given says
 * otherwise.
 */
export async function openHouse(environment: Record<string, string> = {}, given: Given = {}): Promise<House> {
  const database = given.databaseUrl
    ? { url: given.databaseUrl, drop: async () => undefined }
    : await freshDatabase(inject('postgresUrl'))
  const config = readConfig({ SIGN_UP: 'open', LIMITS: 'off', LOG_LEVEL: 'silent', ...environment })
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const opened = openDatabase(database.url, log, 5)
  const listening = await listen(0, '127.0.0.1', 10)
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${listening.port}`
  const secrets = secretsOf(testSecret, config.SECRET_KEY_PREVIOUS)
  // what a real hash takes, a fifth of a second of a core, is tried by its own tests
  const passwords = createPasswords({ logN: 1, r: 1, p: 1 })
  const auth = createAuth({ db: opened.db, config, publicUrl, secrets, passwords })
  const signer = await signerIn(opened.db, secrets)
  const stripe = stripeAt(config.STRIPE_API_URL)
  const services: Services = {
    config,
    publicUrl,
    db: opened.db,
    log,
    secrets,
    passwords,
    auth,
    outbound: openOutbound({ allow: config.OUTBOUND_ALLOW, ...given.outbound }),
    notion: notionAt(config.NOTION_API_URL),
    stripe,
    signer,
    desk: openDesk(opened.db),
    till: openTill(opened.db, { config, secrets, publicUrl, signer, stripe }),
    feed: openFeed({ db: opened.db, databaseUrl: database.url, log }),
    shelf: await openShelf({ databaseUrl: database.url, publicUrl, log }),
  }
  listening.answerWith(createApp(services, { jobs: () => 'off', mail: async () => 'off' }).fetch, services.shelf.answer)
  return {
    ...services,
    databaseUrl: database.url,
    port: listening.port,
    async [Symbol.asyncDispose]() {
      services.feed.endAll()
      await listening.close()
      await services.feed.close()
      await services.shelf.close()
      await services.outbound.close()
      await services.notion.close()
      await opened.close()
      await database.drop()
    },
  }
}
