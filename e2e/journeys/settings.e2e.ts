import type { Organiser } from '@foyer/server/test/client'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToFit } from '../fixtures/fits.ts'
import { known } from '../fixtures/known.ts'
import { operatorCookies } from '../fixtures/operator.ts'
import { signInBrowser } from '../fixtures/organiser.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toContainText(text)

const changeBehindTheBack = async (organiser: Organiser, changes: object) =>
  expect((await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, changes)).status).toBe(200)

test.describe('the team', () => {
  test.beforeEach(({ page }) => page.goto('/en/settings'))

  test('[S2.1] [S4.3] saves its name, language, currency and time zone', async ({ page }) => {
    const team = part(page, 'Team')
    await team.getByLabel('Team name').fill('  Theatre on the Quay  ')
    await team.getByLabel('Language').selectOption('Français')
    await team.getByLabel('Currency').selectOption({ label: 'Swiss Franc (CHF)' })
    const zone = team.getByRole('combobox', { name: 'Time zone' })
    await zone.focus()
    await zone.fill('los ang')
    await page.getByRole('option', { name: /Los Angeles/ }).click()
    await page.getByRole('button', { name: 'Save team' }).click()
    await said(page, 'Team saved.')
    await expect(team.getByLabel('Team name')).toHaveValue('Theatre on the Quay')
    await expect(page.getByRole('button', { name: 'Team: Theatre on the Quay' })).toBeVisible()
    await page.reload()
    await expect(team.getByLabel('Language')).toHaveValue('fr')
    await expect(team.getByLabel('Currency')).toHaveValue('CHF')
    await expect(zone).toHaveValue(/^Los Angeles \(UTC-0[78]:00\)$/)
  })

  test('finds a time zone with the keyboard only, and keeps the chosen one after an unknown name', async ({ page }) => {
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await expect(zone).toHaveValue('Berlin (UTC+01:00)')
    await zone.focus()
    await expect(zone).toBeEditable()
    await page.keyboard.type('zurich')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(zone).toHaveValue('Zurich (UTC+01:00)')
    await zone.fill('Middle-earth')
    await expect(page.getByText('No matching time zone.')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(zone).toHaveValue('Zurich (UTC+01:00)')
  })

  test('refuses an empty name, and says so in the title', async ({ page }) => {
    const name = page.getByLabel('Team name')
    await name.fill('   ')
    await name.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/^Enter a team name\./)
    await expect(page).toHaveTitle('Error: Settings – Foyer')
    await name.fill('x'.repeat(201))
    await name.press('Enter')
    await expect(name).toHaveAccessibleDescription(/^Use 200 characters or fewer\./)
    await expect(name).toHaveValue('x'.repeat(201))
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(name).toHaveValue('Robin Sample')
    await expect(page).toHaveTitle('Settings – Foyer')
  })

  test('asks once before several unsaved forms are left', async ({ page }) => {
    await page.getByRole('link', { name: 'Legal' }).click()
    const phone = part(page, 'Imprint').getByLabel('Phone')
    await phone.fill('+49 761 3')
    await part(page, 'Privacy notice for buyers').getByLabel('Text').fill('Our notice')
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect(phone).toHaveValue('+49 761 3')
    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test.describe('the imprint', () => {
  test.use({ hasSamples: true })

  test('has its own address, and says what a sale needs', async ({ page, organiser }) => {
    const { body: team } = await known(organiser).send('POST /api/v1/teams', { name: 'Without imprint' })
    await page.addInitScript((id) => sessionStorage.setItem('foyer-team', id), team.id)
    await page.goto('/en/settings#imprint')
    await expect(page).toHaveURL('/en/settings/legal#imprint')
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeInViewport()
    await expect(page.getByText('Missing: no event can go on sale yet')).toBeVisible()
    const imprint = part(page, 'Imprint')
    await imprint.getByLabel('Email').fill('nonsense')
    await page.getByRole('button', { name: 'Save imprint' }).click()
    const summary = page.getByRole('alert').filter({ hasText: '3 things need your attention' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Enter an email address, such as name@example.com.' }).click()
    await expect(imprint.getByLabel('Email')).toBeFocused()
    await expect(imprint.getByLabel('Email')).toHaveValue('nonsense')
    await imprint.getByLabel('Email').fill('office@example.com')
    await imprint.getByLabel('Name', { exact: true }).fill('Théâtre du Quai SARL')
    await imprint.getByLabel('Address').fill('1 quai des Brumes\n76000 Rouen')
    await imprint.getByText('For organisers in France').click()
    await imprint.getByLabel('Hosting provider').fill('A Host, 2 rue du Serveur, 75000 Paris, 01 23 45 67 89')
    await page.getByRole('button', { name: 'Save imprint' }).click()
    await said(page, 'Imprint saved.')
    await expect(page.getByText('Ready to go on sale')).toBeVisible()
  })

  test('cannot be removed while events are on sale, and says why', async ({ page, organiser }) => {
    const remove = async () => {
      await page.goto('/en/settings/legal')
      await page.getByRole('button', { name: 'Remove imprint' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove imprint' }).click()
    }
    await remove()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Events are on sale under this imprint. Close them before you remove it.',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Remove imprint' })).toBeFocused()
    await expect(part(page, 'Imprint').getByLabel('Name', { exact: true })).toHaveValue('Kulturhaus e. V.')
    const { body: events } = await known(organiser).send('GET /api/v1/events')
    for (const { id, status } of events)
      if (status === 'On Sale') await known(organiser).send(`PUT /api/v1/events/${id}/status`, { status: 'Closed' })
    await remove()
    await said(page, 'Imprint removed.')
    await expect(part(page, 'Imprint').getByLabel('Name', { exact: true })).toHaveValue('')
  })

  test('keeps the typed values when another member changed it, and offers both versions', async ({
    page,
    organiser,
  }) => {
    await page.goto('/en/settings/legal')
    const phone = part(page, 'Imprint').getByLabel('Phone')
    await phone.fill('+49 761 1')
    const theirs = { name: 'Kulturhaus gGmbH', address: 'Uferstraße 12\n79100 Freiburg', email: 'neu@example.com' }
    await changeBehindTheBack(known(organiser), { imprint: theirs })
    await page.getByRole('button', { name: 'Save imprint' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this while you were editing' })
    await expect(notice).toContainText('Kulturhaus gGmbH')
    await expect(notice).toBeInViewport()
    await expect(phone).toHaveValue('+49 761 1')
    await page.getByRole('button', { name: 'Keep my changes' }).click()
    await page.getByRole('button', { name: 'Save imprint' }).click()
    await said(page, 'Imprint saved.')
    await page.reload()
    await expect(phone).toHaveValue('+49 761 1')
  })

  test('takes over the version of another member on request', async ({ page, organiser }) => {
    await page.goto('/en/settings/legal')
    const name = part(page, 'Imprint').getByLabel('Name', { exact: true })
    await name.fill('Mine')
    const theirs = { name: 'Theirs', address: 'Uferstraße 12\n79100 Freiburg', email: 'neu@example.com' }
    await changeBehindTheBack(known(organiser), { imprint: theirs })
    await page.getByRole('button', { name: 'Save imprint' }).click()
    await page.getByRole('button', { name: 'Use the saved version' }).click()
    await expect(name).toHaveValue('Theirs')
    await expect(page.getByRole('alert').filter({ hasText: 'Someone else' })).toHaveCount(0)
  })

  test('is saved when another member changed another section', async ({ page, organiser }) => {
    await page.goto('/en/settings/legal')
    await part(page, 'Imprint').getByLabel('Phone').fill('+49 761 2')
    await changeBehindTheBack(known(organiser), { name: 'Renamed before' })
    await page.getByRole('button', { name: 'Save imprint' }).click()
    await said(page, 'Imprint saved.')
    await expect(page.getByRole('button', { name: 'Team: Renamed before' })).toBeVisible()
  })
})

test('refuses a wrong IBAN, shows a valid one in groups, and removes the bank account', async ({ page }) => {
  await page.goto('/en/settings/payments')
  const bank = part(page, 'Bank account')
  const iban = bank.getByLabel('IBAN')
  await bank.getByLabel('Account holder').fill('Kulturhaus')
  await iban.fill('DE89370400440532013001')
  await page.getByRole('button', { name: 'Save bank account' }).click()
  await expect(iban).toHaveAccessibleDescription('Check the IBAN: a letter or digit is wrong or missing.')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01')
  await iban.fill('de89370400440532013000')
  await page.getByRole('button', { name: 'Save bank account' }).click()
  await said(page, 'Bank account saved.')
  await page.reload()
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Remove bank account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove bank account' }).click()
  await said(page, 'Bank account removed.')
  await expect(iban).toHaveValue('')
})

test.describe('the installation, for members', () => {
  for (const [path, title] of [
    ['installation', 'Installation'],
    ['mails', 'Mail log'],
  ] as const)
    test(`${title} is not linked, and refused with a link to support`, async ({ page, organiser }) => {
      await page.goto('/en/settings')
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
      await page.goto(`/en/settings/${path}`)
      await expect(page).toHaveTitle(`${title} – Settings – Foyer`)
      await expect(page.getByText('Only the administrator can see this page')).toBeVisible()
      const { status } = await known(organiser).send('GET /api/v1/installation')
      expect(status).toBe(403)
      await page.getByRole('main').getByRole('link', { name: 'support' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    })
})

test.describe('the installation, for the operator', () => {
  test.beforeEach(async ({ context }) => {
    await context.clearCookies()
    await signInBrowser(context, { cookies: await operatorCookies(foyerUrl) }, foyerUrl)
  })

  test('shows its state in words', async ({ page }) => {
    await page.goto('/en/settings')
    await page.getByRole('link', { name: 'Installation' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Health' })).toBeFocused()
    const checks = part(page, 'Health').getByRole('listitem')
    await expect(checks).toContainText(['Database', 'Tables', 'Background jobs', 'Email'])
    await expect(checks.filter({ hasText: 'Database' })).toContainText('Healthy')
    await expect(checks.filter({ hasText: 'No mail server is set' })).toContainText('Off')
    await expect(part(page, 'This installation')).toContainText(foyerUrl)
    await expect(part(page, 'This installation')).toContainText(/Built-in PostgreSQL \d/)
    await expect(part(page, 'New accounts')).toContainText('Open')
    await page.getByRole('link', { name: 'Open mail log' }).click()
    await expect(page).toHaveTitle('Mail log – Settings – Foyer')
  })

  test('stores mails without an SMTP server, and shows them with the keyboard only', async ({ page, organiser }) => {
    const { email } = known(organiser)
    await known(organiser).send('POST /api/auth/request-password-reset', { email })
    await page.goto('/en/settings/mails?state=stored')
    await expect(page.getByRole('radio', { name: 'Kept' })).toBeChecked()
    await expect(page.getByText('No mail server is set up, so emails are kept here')).toBeVisible()
    const line = page.getByRole('row').filter({ hasText: email })
    await expect(line).toContainText('Kept')
    const link = line.getByRole('link', { name: 'Choose a new password' })
    await link.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect(dialog).toContainText('/reset-password?token=')
    await expect(page).toHaveURL(/state=stored&mail=mai_/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/state=stored$/)
  })

  test('filters mails by state, says when there are none, and leads back to all', async ({ page }) => {
    await page.goto('/en/settings/mails')
    await page.getByRole('group', { name: 'Show' }).getByText('Failed').click()
    await expect(page).toHaveURL(/\?state=failed$/)
    await expect(page.getByRole('heading', { name: 'No emails with the status “Failed”' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all emails' }).click()
    await expect(page).toHaveURL(/\/settings\/mails$/)
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked()
  })

  test('says that an unknown mail is not found', async ({ page }) => {
    await page.goto('/en/settings/mails?mail=mai_nothing&state=nonsense')
    await expect(page.getByRole('dialog')).toContainText('This email no longer exists.')
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  })

  test('fits a phone of 320 px in German', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['settings', 'settings/members', 'settings/legal', 'settings/installation', 'settings/mails']) {
      await page.goto(`/de/${path}`)
      const content = page.getByRole('main').getByRole('heading', { level: 2 }).or(page.getByRole('table'))
      await expect(content.first()).toBeVisible()
      await expectToFit(page)
    }
    await page.goto('/de/settings/installation')
    const database = part(page, 'Zustand').getByRole('listitem').filter({ hasText: 'Datenbank' })
    const note = await database.getByText('Antwortet und speichert.').boundingBox()
    const badge = await database.getByText('In Ordnung').boundingBox()
    expect(badge?.y).toBeGreaterThan(note?.y ?? Number.POSITIVE_INFINITY)
  })
})
