import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { known } from '../fixtures/known.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const concert = 'Winter Concert: Strings by Candlelight'

/** Presses a button and confirms the dialog. */
async function act(page: Page, button: string, confirm = button): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
}

test('finds an order, marks it as paid and refunds it beside the list, and cancels it as one of several', async ({
  page,
  organiser,
}) => {
  const { number } = await placeOrder(known(organiser))
  await page.goto('/en/orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('öztürk')
  await expect(page).toHaveURL(/\/en\/orders\?q=/)
  await page.getByRole('link', { name: number }).click()
  const panel = page.getByRole('complementary', { name: `Order ${number}` })
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/[?&]open=ord_/)
  // beside the list the ticket is narrow: its facts have a line each
  const email = await panel.getByRole('link', { name: 'zoe@example.com' }).boundingBox()
  expect(email?.height).toBeLessThan(32)
  await expect(panel.getByRole('region', { name: 'Tickets' })).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await act(page, 'Mark as paid')
  await expect(page.getByText(`Order ${number} marked as paid.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Confirmation with tickets')
  await page.getByRole('button', { name: 'Cancel and refund' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel and refund order ${number}` })
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Ill on the day')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Ill on the day')
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('-€84.00')
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('row', { name: number })).toContainText('Cancelled')
  await page.getByRole('checkbox', { name: `Select order ${number}` }).check()
  // the journeys have no mail server
  await expect(page.getByRole('button', { name: 'Resend emails' })).toHaveAttribute('aria-disabled', 'true')
  await act(page, 'Cancel orders', 'Cancel 1 order')
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel 1 order' })).toBeVisible()
  await expect(page.getByText('1 skipped')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
})

test('corrects an order: names with new codes, another ticket type, a cancelled ticket, a refund of a part', async ({
  page,
  organiser,
}) => {
  const { id, number } = await placeOrder(known(organiser))
  await known(organiser).ok(`POST /api/v1/orders/${id}/mark-paid`, {})
  await page.goto(`/en/orders/${id}`)
  const tickets = page.getByRole('region', { name: 'Tickets' })
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const open = async (button: string, title: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${title} ${number}` })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'en')
    return dialog
  }

  const edit = await open('Edit details', 'Edit the details of order')
  await edit.getByRole('textbox', { name: 'Buyer’s name' }).fill('Zoë Oz')
  await edit.getByRole('checkbox', { name: 'Replace all tickets of the buyer' }).check()
  await edit
    .getByRole('textbox', { name: /^Name on ticket/ })
    .first()
    .fill('Mina Oz')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Details of order ${number} saved.`)).toBeVisible()
  await expect(tickets).toContainText('Mina Oz')

  const change = await open('Change ticket type', 'Change the type of a ticket in order')
  await change.getByRole('button', { name: 'Change ticket' }).click()
  await expect(page.getByText(`Ticket of order ${number} changed.`)).toBeVisible()

  const cancel = await open('Cancel tickets', 'Cancel tickets of order')
  await cancel.getByRole('checkbox').nth(1).check()
  await cancel.getByRole('button', { name: 'Continue' }).click()
  await expect(cancel.getByRole('region', { name: 'Email to the buyer' })).toBeVisible()
  await expectAccessible(page, 'en')
  await cancel.getByRole('button', { name: 'Cancel ticket' }).click()
  await expect(page.getByText(`Tickets of order ${number} cancelled.`)).toBeVisible()

  const refund = await open('Refund an amount', 'Refund an amount of order')
  await refund.getByRole('textbox', { name: 'Amount' }).fill('5')
  await refund.getByRole('button', { name: 'Continue' }).click()
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByText(`Refund for order ${number} created.`)).toBeVisible()
  await expect(timeline).toContainText('€5.00')
})

test('neither deletes an event with orders nor makes it a draft, and says why', async ({ page, organiser }) => {
  await placeOrder(known(organiser))
  await page.goto('/en')
  await page.getByRole('button', { name: `Change status of ${concert}` }).click()
  await page.getByRole('menuitem', { name: 'Back to draft' }).click()
  await expect(page.getByText(/has real orders, so it can’t go back to draft/)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${concert}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close event' }).click()
  await expect(page.getByRole('button', { name: `Change status of ${concert}` })).toHaveText('Closed')
})

test('adds ticket types, and sorts them by dragging and with the keyboard', async ({ page, organiser }) => {
  const [event] = (await known(organiser).send('GET /api/v1/events?q=rehearsal')).body
  await page.goto(`/de/events/${event.id}#tickets`)
  const names = page.getByRole('list', { name: 'Ticketarten' }).getByRole('heading')
  await expect(names).toHaveText(['General admission', 'Supporters'])
  await page.getByRole('button', { name: 'Ticketart anlegen' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Förderer')
  await page.getByLabel('Preis', { exact: true }).fill('12,50')
  await page.getByLabel('Kontingent', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Ticketart anlegen' }).click()
  await expect(names).toHaveText(['General admission', 'Supporters', 'Förderer'])
  await expect(page.getByText('12,50 €')).toBeVisible()
  const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  // otherwise the bar at the top may cover it
  await item('General admission').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await item('Förderer').getByTitle('Zum Verschieben ziehen').dragTo(item('General admission'))
  await expect(names).toHaveText(['Förderer', 'General admission', 'Supporters'])
  await page.getByRole('button', { name: 'Förderer verschieben' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Nach unten' }).press('Enter')
  await expect(page.getByText('Förderer steht jetzt an Position 2 von 3.')).toBeAttached()
  await page.reload()
  await expect(names).toHaveText(['General admission', 'Förderer', 'Supporters'])
})
