import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../fixtures/signed-in.ts'

test.use({ hasSamples: true })

const concert = 'Winter Concert: Strings by Candlelight'
// the only one that has no orders in the demo
const rehearsal = 'Open Rehearsal and Backstage Tour'

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })
const ask = async (page: Page, name = concert) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  return page.getByRole('alertdialog', { name: 'Are you sure?' })
}

test("[S2.17] delete asks 'Are you sure?', 'To delete, press Delete', 'This action can't be undone', and names the event", async ({
  page,
}) => {
  await page.goto('/en')
  const dialog = await ask(page)
  await expect(dialog.getByRole('heading', { name: 'Are you sure?', exact: true })).toBeVisible()
  await expect(dialog.getByText('To delete, press Delete', { exact: true })).toBeVisible()
  await expect(dialog.getByText("This action can't be undone", { exact: true })).toBeVisible()
  await expect(dialog.getByText(concert, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
})

test('[S2.17] cancelling by the button or by Escape deletes nothing and returns the focus', async ({ page }) => {
  await page.goto('/en')
  for (const cancel of ['Enter', 'Escape']) {
    const dialog = await ask(page)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press(cancel)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Delete ${concert}` })).toBeFocused()
    await expect(heading(page, concert)).toBeVisible()
  }
})

test('[S2.17] [S4.3] [S7.9] confirming deletes the event from every list, says so, and focuses the next event', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: rehearsal })).toBeVisible()
  const dialog = await ask(page, rehearsal)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${rehearsal}” deleted.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(heading(page, rehearsal)).toHaveCount(0)
  await expect(page.getByText('3 events')).toBeVisible()
  await expect(heading(page, concert).getByRole('link')).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: rehearsal })).toHaveCount(0)
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('table', { name: 'All events' })).toBeVisible()
  await expect(page.getByRole('link', { name: rehearsal })).toHaveCount(0)
})

test('[S1.3] [S2.17] asks for confirmation in German and in French', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('button', { name: `${concert} löschen` }).click()
  const german = page.getByRole('alertdialog', { name: 'Sind Sie sicher?' })
  await expect(german.getByText('Zum Löschen drücken Sie auf „Löschen“')).toBeVisible()
  await expect(german.getByText('Das lässt sich nicht rückgängig machen')).toBeVisible()
  await page.goto('/fr')
  await page.getByRole('button', { name: `Supprimer ${concert}` }).click()
  const french = page.getByRole('alertdialog', { name: 'Supprimer cet événement ?' })
  await expect(french.getByText('Cette action est irréversible')).toBeVisible()
  await expect(french.getByRole('button', { name: 'Annuler' })).toBeFocused()
})

test('offers to add a first event when the last one is deleted', async ({ page }) => {
  await page.goto('/en')
  for (const name of ['Open Rehearsal', 'Winter Concert', 'Silent Film', 'Lantern Walk']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(heading(page, name)).toHaveCount(0)
  }
  await expect(heading(page, 'No events yet')).toBeVisible()
  await expect(heading(page, 'Your events')).toBeFocused()
  await page.getByRole('link', { name: 'Add your first event' }).click()
  await expect(page).toHaveURL('/en/create-event')
})
