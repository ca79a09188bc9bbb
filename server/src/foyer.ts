import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDesk } from './features/admission/commands/desk.ts'
import type { Feed } from './features/inbox/queries/feed.ts'
import { openFeed } from './features/inbox/queries/feed.ts'
import { signerIn } from './features/installation/commands.ts'
import { openTill } from './features/orders/commands/complete.ts'
import { createApp, createWorkerApp } from './http/app.ts'
import { createAuth } from './http/auth.ts'
import type { Listening } from './http/listen.ts'
import { listen, tryPort } from './http/listen.ts'
import type { Services } from './http/services.ts'
import { noJobs, startJobs } from './jobs/jobs.ts'
import type { Config } from './lib/config.ts'
import { publicUrl } from './lib/config.ts'
import { migrateDatabase, openDatabase } from './lib/db.ts'
import { startEmbeddedPostgres } from './lib/embedded-postgres/embedded-postgres.ts'
import type { Log } from './lib/log.ts'
import { notionAt } from './lib/notion.ts'
import { openOutbound } from './lib/outbound/outbound.ts'
import { createPasswords } from './lib/password.ts'
import { reasonOf } from './lib/reason.ts'
import { secretKeyIn } from './lib/secret-key.ts'
import { secretsOf } from './lib/secrets.ts'
import { stripeAt } from './lib/stripe.ts'
import { openShelf } from './public/shelf.ts'

/** A running Foyer. */
export interface Foyer {
  /** Where people reach it: `http://localhost:3000`. */
  url: string
  /** Lets what is under way end, then closes the database and stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

type Close = () => Promise<void>

/**
 * Starts everything a process of this configuration runs, and waits until it is ready.
 * @param onLost called when the embedded PostgreSQL has ended for good: without it nothing can be answered any more
 */
export async function startFoyer(config: Config, log: Log, onLost: (error: Error) => void): Promise<Foyer> {
  // tried first, so that a port which is taken is said at once; opened last: until there is something to answer, whoever
  // shares the requests out should find nobody here and go to another process
  const port = await tryPort(config.PORT, config.HOST)
  const closing: Close[] = []
  let listening: Listening | undefined
  let jobs = noJobs
  let feed: Feed | undefined
  const stop = async () => {
    // a stream would keep its connection open for as long as a browser looks
    feed?.endAll()
    // first of all: neither a request nor a task is to meet a closed database
    await Promise.all([listening?.close(), jobs.stop()])
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const address = publicUrl(config, port)
    const store = await openStore(config, log, onLost, closing)
    const services = await openServices(config, log, address, store, closing)
    feed = services.feed
    if (config.ROLE !== 'web') jobs = await startJobs(services)
    const create = config.ROLE === 'worker' ? createWorkerApp : createApp
    listening = await listen(port, config.HOST)
    listening.answerWith(create(services, jobs).fetch, services.shelf.answer)
    return { url: address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Store {
  url: string
  secretKey: string
}

async function openServices(
  config: Config,
  log: Log,
  address: string,
  store: Store,
  closing: Close[],
): Promise<Services> {
  await migrateDatabase(store.url)
  const { db, close } = openDatabase(store.url, log)
  closing.push(close)
  const secrets = secretsOf(store.secretKey, config.SECRET_KEY_PREVIOUS)
  const passwords = createPasswords()
  const auth = createAuth({ db, config, publicUrl: address, secrets, passwords })
  const signer = await signerIn(db, secrets)
  const outbound = openOutbound({ allow: config.OUTBOUND_ALLOW, userAgent: `Foyer (+${address})` })
  closing.push(() => outbound.close())
  const notion = notionAt(config.NOTION_API_URL)
  closing.push(() => notion.close())
  const stripe = stripeAt(config.STRIPE_API_URL)
  const till = openTill(db, { config, secrets, publicUrl: address, signer, stripe })
  const shelf = await openShelf({ databaseUrl: store.url, publicUrl: address, log })
  closing.push(() => shelf.close())
  const feed = openFeed({ db, databaseUrl: store.url, log })
  closing.push(() => feed.close())
  return {
    config,
    publicUrl: address,
    db,
    log,
    secrets,
    passwords,
    auth,
    outbound,
    notion,
    stripe,
    signer,
    desk: openDesk(db),
    till,
    feed,
    shelf,
  }
}

async function openStore(config: Config, log: Log, onLost: (error: Error) => void, closing: Close[]): Promise<Store> {
  const { DATABASE_URL: url, SECRET_KEY: secretKey } = config
  if (url && secretKey) return { url, secretKey }
  const dataDir = resolve(config.DATA_DIR)
  makeFolder(dataDir)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLost,
    log: (level, message, facts) => log[level](facts, message),
  })
  closing.push(() => postgres.stop())
  return { url: postgres.url, secretKey: secretKey ?? secretKeyIn(dataDir) }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`)
  }
}
