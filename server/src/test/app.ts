import { inject } from 'vitest'
import { loadSigner, writeHeartbeat } from '../features/installation/commands.ts'
import { listen } from '../http/listen.ts'
import { connectivityUrls, readConfig } from '../lib/config.ts'
import { fileConnections, openDatabase } from '../lib/db.ts'
import { createHeartbeat } from '../lib/heartbeat.ts'
import { newId } from '../lib/id.ts'
import type { Infra } from '../lib/infra.ts'
import type { Log } from '../lib/log.ts'
import { createLog } from '../lib/log.ts'
import { createNotion } from '../lib/notion.ts'
import { createConnectivity } from '../lib/outbound/connectivity.ts'
import { createOutbound } from '../lib/outbound/outbound.ts'
import { createPasswords } from '../lib/password.ts'
import { createSecrets } from '../lib/secrets.ts'
import { createStripe } from '../lib/stripe.ts'
import { createApp } from '../routes/app.ts'
import type { Services } from '../routes/services.ts'
import { createServices } from '../routes/services.ts'
import { freshDatabase } from './databases.ts'

/** A Foyer server that listens, with its own database. */
export interface TestApp extends Services, AsyncDisposable {
  /** The address of its database. */
  databaseUrl: string
  port: number
}

export const testSecret = 'a secret for tests, thirty-two characters long'

interface TestAppOptions {
  /** The database of another app: this app becomes a second process that uses it. */
  databaseUrl?: string
  /** PostgreSQL itself, when `databaseUrl` leads to a pooler in transaction mode. */
  directUrl?: string
  /** For a test that reads the log. */
  log?: Log
  /** The space on the disk of the database. */
  diskSpace?: Infra['diskSpace']
  /** Options of outbound requests, such as name resolution. */
  outbound?: Parameters<typeof createOutbound>[0]
}

/**
 * Starts an app. Sign-up is open and nothing is rate limited, unless the environment says otherwise.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  given: TestAppOptions = {},
): Promise<TestApp> {
  const database = given.databaseUrl
    ? { url: given.databaseUrl, drop: async () => undefined }
    : await freshDatabase(inject('postgresUrl'))
  const config = readConfig({
    SIGN_UP: 'open',
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    CONNECTIVITY_URLS: '',
    ...environment,
  })
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const pooling = { keepsSettings: given.directUrl === undefined }
  const opened = openDatabase(database.url, log, { size: 5, ...pooling })
  const files = openDatabase(database.url, log, { size: fileConnections, ...pooling })
  const listening = await listen(0, '127.0.0.1', 10)
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${listening.port}`
  const secrets = createSecrets(testSecret, config.SECRET_KEY_PREVIOUS)
  const processId = newId('prc')
  const heartbeat = createHeartbeat({
    url: database.url,
    log,
    ...pooling,
    write: (own) => writeHeartbeat(own, processId, config.ROLE),
  })
  const infra: Infra = {
    config,
    processId,
    publicUrl,
    db: opened.db,
    filesDb: files.db,
    directUrl: given.directUrl ?? database.url,
    heartbeat,
    diskSpace: given.diskSpace,
    log,
    secrets,
    // a hash with the real parameters takes 0.2 s of a core; the tests of passwords use them
    passwords: createPasswords({ logN: 1, r: 1, p: 1 }),
    outbound: createOutbound({ allow: config.OUTBOUND_ALLOW, ...given.outbound }),
    connectivity: createConnectivity(connectivityUrls(config), 'Foyer (test)'),
    notion: createNotion(config.NOTION_API_URL),
    stripe: createStripe(config.STRIPE_API_URL),
    signer: await loadSigner(opened.db, secrets),
  }
  const { services, close } = await createServices(infra)
  listening.setHandler(
    createApp(services, { jobs: () => 'off', mail: async () => 'off' }).fetch,
    services.pageCache.sendCached,
  )
  return {
    ...services,
    databaseUrl: database.url,
    port: listening.port,
    async [Symbol.asyncDispose]() {
      services.inboxFeed.endAll()
      await listening.close()
      await close()
      await services.outbound.close()
      await services.connectivity.close()
      await services.notion.close()
      await heartbeat.close()
      await opened.close()
      await files.close()
      await database.drop()
    },
  }
}
