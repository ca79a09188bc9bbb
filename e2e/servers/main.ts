import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startNotionStandIn } from '@foyer/server/test/notion/notion-stand-in'
import { foundInstallation } from '../fixtures/operator.ts'
import { foyerUrl, ports } from '../ports.ts'
import { serveDemo } from './demo.ts'
import { startBuiltFoyer } from './foyer.ts'
import { logFile } from './log-file.ts'
import { addJourneyKeys } from './notion-keys.ts'

// Starts the servers of the journeys until it gets a signal: a stand-in for Notion, the built server on an empty data
// folder, and the demo as static files.
const notion = await startNotionStandIn(ports.notion)
addJourneyKeys(notion)
const environment = {
  PORT: String(ports.foyer),
  NOTION_API_URL: notion.url,
  OUTBOUND_ALLOW: notion.host,
  // the journeys that pay by card start the stand-in on this port
  STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}`,
  SIGN_UP: 'open',
  LIMITS: 'off',
  LOG_LEVEL: 'info',
}
await mkdir(dirname(logFile), { recursive: true })
const foyer = await startBuiltFoyer(environment, createWriteStream(logFile))
await foundInstallation(foyerUrl)
const demo = await serveDemo(ports.demo)

async function stop(): Promise<void> {
  await foyer.stop()
  demo.close()
  await notion[Symbol.asyncDispose]()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
