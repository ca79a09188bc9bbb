import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { warnOfMissingKeys } from './features/installation/commands/warn-of-missing-keys.ts'
import { loadSigner, writeHeartbeat } from './features/installation/commands.ts'
import { rushPerSecond } from './features/inventory/rules.ts'
import type { HttpListener } from './http/listen.ts'
import { listen, tryPort } from './http/listen.ts'
import { createCallMeter } from './lib/call-meter.ts'
import type { Config } from './lib/config.ts'
import { connectivityUrls, publicUrl } from './lib/config.ts'
import type { DatabaseAddresses } from './lib/database-server.ts'
import { checkDatabaseServer } from './lib/database-server.ts'
import { fileConnections, openDatabase, saleConnections } from './lib/db.ts'
import { diskSpaceOf } from './lib/disk-space.ts'
import { hasEmbeddedDatabase, startEmbeddedPostgres } from './lib/embedded-postgres/embedded-postgres.ts'
import { createHeartbeat } from './lib/heartbeat.ts'
import { newId } from './lib/id.ts'
import type { Infra } from './lib/infra.ts'
import type { Log } from './lib/log.ts'
import { migrateDatabase } from './lib/migrations.ts'
import { createNotion } from './lib/notion.ts'
import { createConnectivity } from './lib/outbound/connectivity.ts'
import { createOutbound } from './lib/outbound/outbound.ts'
import { createPasswords } from './lib/password.ts'
import { createPdfThreads } from './lib/pdf/threads.ts'
import { reasonOf } from './lib/reason.ts'
import { ensureSecretKey } from './lib/secret-key.ts'
import { createSecrets } from './lib/secrets.ts'
import { createStripe } from './lib/stripe.ts'
import { createApp, createSaleCalls, createWorkerApp } from './routes/app.ts'
import { noJobs, startJobs } from './routes/jobs.ts'
import type { Services } from './routes/services.ts'
import { createServices } from './routes/services.ts'

/** A running Foyer. */
export interface Foyer {
  /** The address at which people reach it, such as `http://localhost:3000`. */
  url: string
  /** Waits for running requests and tasks, then closes the database and stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

type Close = () => Promise<void>

/**
 * Starts a process of this configuration and waits until it is ready.
 * @param onLost called when the embedded PostgreSQL has ended for good: the process cannot answer requests after that
 */
export async function startFoyer(config: Config, log: Log, onLost: (error: Error) => void): Promise<Foyer> {
  // Tries the port first, to report a port in use at once. Opens it last: a load balancer must not reach the process
  // before it is ready.
  const port = await tryPort(config.PORT, config.HOST)
  const closers: Close[] = []
  let listener: HttpListener | undefined
  let jobs = noJobs
  let services: Services | undefined
  let stopping = false
  const stop = async () => {
    stopping = true
    // a browser would keep its stream, and so the connection, open without end
    services?.inboxFeed.endAll()
    services?.doorFeed.endAll()
    // before the database closes: requests and tasks need it
    await Promise.all([listener?.close(), jobs.stop()])
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const address = publicUrl(config, port)
    const store = await openDataStore(config, log, onLost, closers)
    const infra = await openInfra(config, log, address, store, closers)
    const created = await createServices(infra)
    services = created.services
    closers.push(created.close)
    if (config.ROLE !== 'web') {
      await warnOfMissingKeys(services)
      jobs = await startJobs(services)
    }
    const create = config.ROLE === 'worker' ? createWorkerApp : createApp
    listener = await listen(port, config.HOST)
    const isStopping = () => stopping
    listener.setHandler(create(services, jobs, isStopping).fetch, {
      cached: services.pageCache.sendCached,
      ...(config.ROLE !== 'worker' && { direct: await createSaleCalls(services, jobs, isStopping) }),
    })
    return { url: address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The database, the disk it is on if Foyer can see it, and the installation's secret. */
interface DataStore extends DatabaseAddresses, Pick<Infra, 'diskSpace'> {
  secretKey: string
}

async function openInfra(
  config: Config,
  log: Log,
  address: string,
  store: DataStore,
  closers: Close[],
): Promise<Infra> {
  const { keepsSettings } = await checkDatabaseServer(store)
  await migrateDatabase(store.directUrl, log)
  const { db, close } = openDatabase(store.url, log, { keepsSettings })
  closers.push(close)
  const sale = openDatabase(store.url, log, { size: saleConnections, keepsSettings, keepsPlans: true })
  closers.push(sale.close)
  const files = openDatabase(store.url, log, { size: fileConnections, keepsSettings })
  closers.push(files.close)
  const processId = newId('prc')
  const heartbeat = createHeartbeat({
    url: store.url,
    log,
    keepsSettings,
    write: (own) => writeHeartbeat(own, processId, config.ROLE),
  })
  closers.push(() => heartbeat.close())
  heartbeat.start()
  const secrets = createSecrets(store.secretKey, config.SECRET_KEY_PREVIOUS)
  const userAgent = `Foyer (+${address})`
  const outbound = createOutbound({ allow: config.OUTBOUND_ALLOW, userAgent })
  closers.push(() => outbound.close())
  const connectivity = createConnectivity(connectivityUrls(config), userAgent)
  closers.push(() => connectivity.close())
  const notion = createNotion(config.NOTION_API_URL)
  closers.push(() => notion.close())
  const pdfThreads = createPdfThreads()
  closers.push(() => pdfThreads.close())
  return {
    config,
    publicUrl: address,
    processId,
    db,
    saleDatabase: sale.db,
    filesDatabase: files,
    directUrl: store.directUrl,
    heartbeat,
    diskSpace: store.diskSpace,
    log,
    secrets,
    passwords: createPasswords(),
    confirmsSignUp: config.SMTP_URL !== undefined,
    outbound,
    connectivity,
    notion,
    drawPdf: pdfThreads.draw,
    stripe: createStripe(config.STRIPE_API_URL),
    saleMeter: createCallMeter(rushPerSecond),
    signer: await loadSigner(db, secrets),
  }
}

async function openDataStore(
  config: Config,
  log: Log,
  onLost: (error: Error) => void,
  closers: Close[],
): Promise<DataStore> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url, SECRET_KEY: secretKey } = config
  if (url && directUrl && secretKey) return { url, directUrl, diskSpace: undefined, secretKey }
  const dataDir = resolve(config.DATA_DIR)
  createFolder(dataDir)
  // before the database: a crash in between must not leave a database without a key
  const storedKey = secretKey ?? ensureSecretKey(dataDir, { hasDatabase: await hasEmbeddedDatabase(dataDir) })
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLost,
    log: (level, message, facts) => log[level](facts, message),
  })
  closers.push(() => postgres.stop())
  return {
    url: postgres.url,
    directUrl: postgres.url,
    diskSpace: () => diskSpaceOf(dataDir),
    secretKey: storedKey,
  }
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`)
  }
}
