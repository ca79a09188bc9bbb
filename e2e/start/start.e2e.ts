import { eventOnSale } from '@foyer/server/test/scenario'
import { expect, test } from '@playwright/test'
import { signUp } from '../fixtures/organiser.ts'

const url = process.env['FOYER_STARTED_AT'] ?? ''

test(`a ticket is sold on Node ${process.versions.node}, from the first account to the list of orders`, async ({
  page,
}) => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics, 'npm start runs on the Node of this test').toContain(
    `nodejs_version_info{version="${process.version}"`,
  )

  const organiser = await signUp(url)
  const types = [{ name: 'Guest list', priceCents: 0, capacity: 10 }]
  const { slug } = await eventOnSale(organiser, { title: 'Opening Night', types })

  await page.goto(`${url}/en/e/${slug}`)
  await page.getByRole('combobox', { name: 'Quantity Guest list' }).selectOption('1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Käufer')
  await page.getByRole('textbox', { name: 'Email address' }).fill('zoe@example.com')
  await page.getByRole('button', { name: 'Get free tickets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets')
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1)

  await page.goto(`${url}/en/sign-in`)
  await page.getByLabel('Email address').fill(organiser.email)
  await page.getByLabel('Password', { exact: true }).fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('row', { name: /Zoë Käufer/ })).toContainText('Opening Night')
})
