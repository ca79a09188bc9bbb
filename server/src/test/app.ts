import { inject } from 'vitest'
import { loadSigner, writeHeartbeat } from '../features/installation/commands.ts'
import { rushPerSecond } from '../features/inventory/rules.ts'
import { listen } from '../http/listen.ts'
import { createCallMeter } from '../lib/call-meter.ts'
import { connectivityUrls, readConfig } from '../lib/config.ts'
import { fileConnections, openDatabase, saleConnections } from '../lib/db.ts'
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
import { createApp, createSaleCalls } from '../routes/app.ts'
import type { JobsHealth } from '../routes/jobs.ts'
import type { Services } from '../routes/services.ts'
import { createServices } from '../routes/services.ts'
import { freshDatabase } from './databases.ts'
import { keepPlans } from './kept-plans.ts'

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
  /** Whether a sign-up begins with a mailed link, as on an installation that sends mail. By default it does not. */
  confirmsSignUp?: boolean
  /** Options of outbound requests, such as name resolution. */
  outbound?: Parameters<typeof createOutbound>[0]
}

/** Opens a process's connections to its database. */
function openDatabases(url: string, log: Log, pooling: { keepsSettings: boolean }) {
  const opened = openDatabase(url, log, { size: 5, ...pooling })
  if (pooling.keepsSettings) keepPlans(opened.pool)
  const sale = openDatabase(url, log, { size: saleConnections, ...pooling, keepsPlans: true })
  const files = openDatabase(url, log, { size: fileConnections, ...pooling })
  return {
    db: opened.db,
    saleDatabase: sale.db,
    filesDatabase: files,
    closeDatabases: () => Promise.all([opened, sale, files].map(({ close }) => close())),
  }
}

const testDefaults = { SIGN_UP: 'open', LIMITS: 'off', LOG_LEVEL: 'silent', CONNECTIVITY_URLS: '' }

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
  const config = readConfig({ ...testDefaults, ...environment })
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const pooling = { keepsSettings: given.directUrl === undefined }
  const { closeDatabases, ...databases } = openDatabases(database.url, log, pooling)
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
    ...databases,
    directUrl: given.directUrl ?? database.url,
    heartbeat,
    diskSpace: given.diskSpace,
    log,
    secrets,
    // a hash of the real strength takes 35 ms of a core; the tests of passwords make those
    passwords: createPasswords({ memoryKib: 8, passes: 1, lanes: 1 }),
    confirmsSignUp: given.confirmsSignUp ?? false,
    outbound: createOutbound({ allow: config.OUTBOUND_ALLOW, ...given.outbound }),
    connectivity: createConnectivity(connectivityUrls(config), 'Foyer (test)'),
    notion: createNotion(config.NOTION_API_URL),
    // a thread would load the sources once more for each app
    drawPdf: async (drawing, input) => Buffer.from(await drawing.draw(input)),
    stripe: createStripe(config.STRIPE_API_URL),
    saleMeter: createCallMeter(rushPerSecond),
    signer: await loadSigner(databases.db, secrets),
  }
  const { services, close } = await createServices(infra)
  const jobs: JobsHealth = { jobs: () => 'off', mail: async () => 'off' }
  listening.setHandler(createApp(services, jobs).fetch, {
    cached: services.pageCache.sendCached,
    direct: await createSaleCalls(services, jobs),
  })
  return {
    ...services,
    databaseUrl: database.url,
    port: listening.port,
    async [Symbol.asyncDispose]() {
      for (const feed of [services.inboxFeed, services.doorFeed]) feed.endAll()
      await listening.close()
      await close()
      await services.outbound.close()
      await services.connectivity.close()
      await services.notion.close()
      await heartbeat.close()
      await closeDatabases()
      await database.drop()
    },
  }
}
