import type { TestApp } from '@foyer/server/test/app'
import { startTestApp } from '@foyer/server/test/app'
import { startNotionStandIn } from '@foyer/server/test/notion/notion-stand-in'
import { startStripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { disposeAfterAll } from '@foyer/server/test/test-bed'
import { addJourneyKeys } from '../servers/notion-keys.ts'
import { stripeKeys } from './samples.ts'

/** Starts an app beside stand-ins that know the keys of the samples, and stops them after the last test. */
export async function startApiTestBed(): Promise<TestApp> {
  const notion = disposeAfterAll(await startNotionStandIn())
  addJourneyKeys(notion)
  const stripe = disposeAfterAll(await startStripeStandIn())
  stripe.addKey(stripeKeys.secretKey)
  return disposeAfterAll(await startTestApp({ NOTION_API_URL: notion.url, STRIPE_API_URL: stripe.url }))
}
