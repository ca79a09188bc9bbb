import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { placeOrder } from '../fixtures/orders.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

test('a report is chosen, shared by its address, read by keyboard and saved', async ({ page, organiser, context }) => {
  if (!organiser) throw new Error('this journey needs the server')
  const order = await placeOrder(organiser)
  await organiser.ok(`POST /api/v1/orders/${order.id}/mark-paid`, {})
  await page.goto('/en')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Reports' }).click()
  await page.getByLabel('Period').selectOption('This year')
  await expect(page).toHaveURL(/span=thisYear/)
  await expect(page.getByText('Before: €0.00').first()).toBeVisible()
  await page.getByLabel('Period').selectOption('Last 30 days')
  await page.getByLabel('Figure').selectOption('Tickets')
  await page.getByLabel('Group by').selectOption('Event')
  const chart = page.getByRole('slider', { name: 'Tickets sold (EUR)' })
  await expect(chart).toHaveAttribute('aria-valuetext', /Winter Concert.* 2$/)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /Winter Concert.* 0$/)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByLabel('Figure')).toHaveValue('tickets')
  await expect(shared.getByRole('slider', { name: 'Tickets sold (EUR)' })).toBeVisible()
  await shared.close()

  for (const [button, head] of [
    ['Download CSV: Tickets sold (EUR)', /^Period,Winter Concert/],
    ['Download report as CSV', /^Day,Event,Currency,Orders,Tickets/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.replace('\uFEFF', '')).toMatch(head)
  }
})
