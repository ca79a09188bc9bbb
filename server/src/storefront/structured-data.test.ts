import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { signUp, testClient } from '../test/client.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())
const organiser = await signUp(app.publicUrl)
const reader = testClient(app.publicUrl)

it.each([
  ['a date', sql`date_tba = true, venue = 'Hall'`],
  ['a place', sql`date_tba = false, venue = null`],
])('an event without %s has none, since search engines ask for it', async (_, lacking) => {
  const { id, slug } = await eventOnSale(organiser)
  await app.db.execute(sql`update events set ${lacking} where id = ${id}`)
  const page = async () => (await reader.send(`GET /en/e/${slug}`)).body
  expect(await page()).toContain('<meta property="og:title"')
  expect(await page()).not.toContain('ld+json')
  await organiser.ok(`PATCH /api/v1/events/${id}`, { dateTba: false, date: '2099-11-20T18:30:00Z', online: true })
  await expect.poll(page).toContain('"startDate":"2099-11-20T19:30:00+01:00"')
})
