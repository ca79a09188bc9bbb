import { expect } from '@playwright/test'
import { known } from '../fixtures/known.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/organiser.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

test.use({ hasSamples: true })

test('[S2.1] [S2.11] creates a team from the app menu, and switches the tab to it', async ({ page, context }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: 'Team: Robin Sample' }).click()
  await page.getByRole('menuitem', { name: 'New team…' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New team' })).toBeFocused()
  await page.getByRole('button', { name: 'Create team' }).click()
  const name = page.getByLabel('Team name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Enter a team name\./)
  await name.fill('Les Tréteaux du Port')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await zone.fill('paris')
  await page.getByRole('option', { name: /Paris/ }).click()
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Les Tréteaux du Port created.')
  await expect(page.getByRole('button', { name: 'Team: Les Tréteaux du Port' })).toBeVisible()
  await expect(page.getByText('No upcoming events.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Team: Les Tréteaux du Port' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en')
  await expect(other.getByRole('button', { name: 'Team: Les Tréteaux du Port' })).toBeVisible()
})

test('a team page shows its details and members, and links to its events', async ({ page, organiser }) => {
  const { me, email } = known(organiser)
  await page.goto(`/en/teams/${me.lastTeam}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Sample' })).toBeVisible()
  await expect(page.getByText('You’re working in this team')).toBeVisible()
  const about = page.getByRole('region', { name: 'About the team' })
  await expect(about).toContainText('Owner')
  await expect(about).toContainText('Euro (EUR)')
  await expect(about).toContainText('Added')
  await expect(page.getByRole('region', { name: 'Members' })).toContainText(email)
  await page.getByRole('main').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

test('switches the tab to another team from its page', async ({ page, organiser }) => {
  const { body: other } = await known(organiser).send('POST /api/v1/teams', { name: 'Second stage' })
  await page.goto(`/en/teams/${other.id}`)
  await expect(page.getByText('This tab is set to another team')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Team: Robin Sample' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to this team' }).click()
  await expect(page.getByRole('button', { name: 'Team: Second stage' })).toBeVisible()
  await page.goto(`/en/teams/${other.id}`)
  await page.getByRole('link', { name: 'Add imprint' }).click()
  await expect(page.getByRole('heading', { name: 'Imprint' })).toBeFocused()
  await expect(page.getByText('These settings apply to the team Second stage.')).toBeVisible()
})

test('answers an unknown team and a foreign team with Not found inside the shell', async ({ page }) => {
  const stranger = await signUp(foyerUrl, 'Alex Stranger')
  for (const id of ['tem_nothing', stranger.me.lastTeam])
    for (const path of [`/en/teams/${id}`, `/en/teams/${id}/settings`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
      await expect(page.getByText('Alex Stranger')).toHaveCount(0)
    }
})

test('[S2.1] the settings of a team are in the settings, with the rights of each role', async ({ page, organiser }) => {
  const { body: other } = await known(organiser).send('POST /api/v1/teams', { name: 'Second stage' })
  await page.goto(`/en/teams/${other.id}/settings`)
  await expect(page).toHaveURL('/en/settings')
  await expect(page.getByRole('button', { name: 'Team: Second stage' })).toBeVisible()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Members' })).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: 'Delete events' })
  await expect(row.getByRole('cell')).toHaveText(['Delete events', /Yes/, /Yes/, /No/, /No/, /No/, /No/])
})

test('asks before it replaces a name that another member changed', async ({ page, organiser }) => {
  const { me } = known(organiser)
  await page.goto('/en/settings')
  await page.getByLabel('Team name').fill('Mine')
  await known(organiser).send(`PATCH /api/v1/teams/${me.lastTeam}`, { name: 'Theirs' })
  await page.getByRole('button', { name: 'Save team' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible()
  await expect(page.getByLabel('Team name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(page.getByLabel('Team name')).toHaveValue('Theirs')
})

test('two people work in two browsers: one invites the other for one event, and removes them', async ({
  page,
  browser,
}) => {
  const [event, other] = ['Winter Concert: Strings by Candlelight', 'Silent Film Night with Live Piano']
  const email = `kim.${Date.now()}@example.com`
  await page.goto('/en/settings/members')
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByLabel('Email addresses').fill(email)
  await dialog.getByRole('radio', { name: 'Door' }).check()
  await dialog.getByRole('radio', { name: 'Chosen events' }).check()
  await dialog.getByRole('searchbox', { name: 'Search events' }).fill('candlelight')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await dialog.getByRole('checkbox', { name: event }).check()
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/invitations') && response.status() === 201,
  )
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('dialog', { name: 'Pass these links on' })).toBeVisible()
  const [{ link }] = await (await answer).json()

  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-language': 'en' } })
  const kim = await context.newPage()
  await kim.goto(link)
  await expect(kim.getByRole('heading', { level: 1 })).toContainText('Robin Sample')
  await expect(kim.getByRole('main')).toContainText('Door')
  await expect(kim.getByRole('listitem').filter({ hasText: event })).toBeVisible()
  await kim.getByLabel('Your name').fill('Kim Door')
  await kim.getByLabel('Password', { exact: true }).fill('four quiet paper boats')
  await kim.getByRole('button', { name: 'Create account and join' }).click()
  const main = kim.getByRole('main')
  await expect(main.getByRole('link', { name: event, exact: true }).first()).toBeVisible()
  await expect(main.getByText(other)).toHaveCount(0)
  for (const name of ['Add event', 'Reports']) await expect(kim.getByRole('link', { name })).toHaveCount(0)
  await main.getByRole('link', { name: event, exact: true }).first().click()
  await expect(kim.getByRole('heading', { level: 1, name: event })).toBeVisible()
  const ofOne = kim.url()

  await page.goto('/en')
  await page.getByRole('main').getByRole('link', { name: other, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await kim.goto(page.url())
  await expect(kim.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible()

  await kim.getByRole('button', { name: 'Team: Robin Sample' }).click()
  await kim.getByRole('menuitem', { name: 'New team…' }).click()
  await kim.getByLabel('Team name').fill('Second stage')
  const own = await context.newPage()
  await own.goto(ofOne)
  await kim.getByRole('button', { name: 'Create team' }).click()
  await expect(kim.getByRole('button', { name: 'Team: Second stage' })).toBeVisible()
  await own.reload()
  await expect(own.getByRole('button', { name: 'Team: Robin Sample' })).toBeVisible()

  await page.goto('/en/settings/members')
  await expect(page.getByRole('region', { name: 'Members' })).toContainText(event)
  await page.getByRole('button', { name: 'See the app as this role (Door)' }).click()
  const bar = page.getByRole('complementary', { name: 'Viewing as another role' })
  await expect(bar).toContainText('You’re viewing this team as: Door.')
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Back to my own role' }).click()
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Kim Door' }).click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click()
  await expect(page.getByText('Kim Door removed from the team.')).toBeVisible()
  await own.reload()
  await expect(own.getByRole('button', { name: 'Team: Second stage' })).toBeVisible()
  await expect(own.getByText(event)).toHaveCount(0)
  await context.close()
})

test('gives a token that is shown once, finds it in the history, and erases a buyer', async ({ page, organiser }) => {
  const owner = known(organiser)
  const { id } = await placeOrder(owner)
  await owner.ok(`POST /api/v1/orders/${id}/mark-paid`, {})
  await page.goto('/en/settings/api')
  await page.getByRole('button', { name: 'Create token' }).click()
  const creating = page.getByRole('dialog', { name: 'New API token' })
  await creating.getByLabel('Name').fill('Accounting')
  await creating.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('dialog', { name: 'Copy the token now' })
  const secret = await shown.getByLabel('Token', { exact: true }).inputValue()
  const answerOf = (path: string, method = 'GET') =>
    fetch(`${foyerUrl}/api/v1${path}`, { method, headers: { authorization: `Bearer ${secret}` } })
  expect(await (await answerOf(`/orders/${id}`)).json()).toMatchObject({ name: 'Zoë Öztürk' })
  expect((await answerOf(`/orders/${id}/cancel`, 'POST')).status).toBe(403)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(secret.slice(-4))).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await page.goto('/en/settings/privacy')
  await page.getByLabel('Email address of the buyer').fill('zoe@example.com')
  await page.getByRole('button', { name: 'Find data' }).click()
  await page.getByRole('button', { name: 'Erase data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase data' }).click()
  await expect(page.getByText('The data was erased.')).toBeVisible()
  expect(await (await answerOf(`/orders/${id}`)).json()).not.toHaveProperty('name')

  await page.goto('/en/settings/history')
  const created = page.getByRole('row').filter({ hasText: 'Accounting' })
  await expect(created).toContainText('Robin Sample')
  await created.getByRole('link', { name: 'Only entries about Accounting' }).click()
  await expect(page).toHaveURL(/subject=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await page.content()).not.toContain('Öztürk')
})

test('on a phone, the details of a member are in one column', async ({ page, organiser }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { lastTeam } = known(organiser).me
  await page.goto(`/de/teams/${lastTeam}`)
  const left = async (text: string) => (await page.getByRole('main').getByText(text).first().boundingBox())?.x
  await expect.poll(() => left('seit ')).toBeGreaterThan(0)
  expect(await left('seit ')).toBe(await left(known(organiser).email))
})
