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
  const env = {
    NOTION_API_URL: notion.url,
    STRIPE_API_URL: stripe.url,
    // no task sends mails here; some routes are refused without a mail server
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  return disposeAfterAll(await startTestApp(env))
}
