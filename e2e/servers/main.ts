import { openNotion } from '@foyer/server/test/notion/fake-notion'
import { foundInstallation } from '../fixtures/operator.ts'
import { foyerUrl, ports } from '../ports.ts'
import { serveDemo } from './demo.ts'
import { startBuiltFoyer } from './foyer.ts'
import { knowKeys } from './notion-keys.ts'

// Starts everything the journeys travel through, until it is told to stop: a stand-in for Notion, the built server on
// an empty data folder, the demo as the static folder it is.
const notion = await openNotion(ports.notion)
knowKeys(notion)
const foyer = await startBuiltFoyer({
  PORT: String(ports.foyer),
  NOTION_API_URL: notion.url,
  OUTBOUND_ALLOW: notion.host,
  // opened by the journeys that pay by card
  STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}`,
  SIGN_UP: 'open',
  LIMITS: 'off',
})
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
