import { expect } from '@playwright/test'
import { bankStatement } from '../fixtures/bank-statement.ts'
import { known } from '../fixtures/known.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

test('imports a bank statement, records what is sure at once and the rest beside its order, and no line twice', async ({
  page,
  organiser,
}) => {
  const { xml, paid, other } = await bankStatement(known(organiser))
  const file = { name: 'november.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }
  const choose = () => page.getByLabel('Import a statement').setInputFiles(file)
  await page.goto('/en/orders/bank-statements')
  await choose()
  await expect(page.getByText('4 new payments.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Zoe Oeztuerk' })).toContainText(paid.number)
  await page.getByRole('button', { name: 'Record 1 payment · €84.00' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to record' })).toBeHidden()

  const part = page.getByRole('listitem').filter({ hasText: 'Öztürk & Söhne GmbH' })
  await expect(part.getByText('Similar reference')).toBeVisible()
  await part.getByRole('button', { name: `Record for order ${other.number}` }).click()
  await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No order found' })).toBeVisible()

  await choose()
  await expect(page.getByText('No new payments, 4 imported before.')).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  for (const { number } of [paid, other]) await expect(page.getByRole('row', { name: number })).toContainText('Paid')
})
