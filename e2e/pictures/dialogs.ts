import type { Language } from '@foyer/contract/languages'
import type { Page } from '@playwright/test'

/** A dialog or form that a page opens. */
interface DialogView {
  name: string
  address: (language: Language) => string
  /** Opens it. */
  act: (page: Page) => Promise<void>
}

/** An order and its event. */
interface Ids {
  event: string
  order: string
}

// by the names that the buttons have in each language
const cancel = /^(?:Cancel order|Bestellung stornieren|Annuler la commande)/
const duplicate = /^Duplicate | duplizieren$|^Dupliquer /

const press = (key: string) => async (page: Page) => {
  await page.locator('main h1').waitFor()
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

const click = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

const openForm = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('main form').last().waitFor()
}

/** The dialogs and forms that pages open for keys, orders and ticket types. */
export const dialogViews = ({ event, order }: Ids): DialogView[] => [
  { name: 'dialog-keys', address: (language) => `/${language}/orders`, act: press('?') },
  { name: 'dialog-inbox-keys', address: (language) => `/${language}/inbox`, act: press('?') },
  { name: 'dialog-palette', address: (language) => `/${language}/events/${event}`, act: press('Control+k') },
  { name: 'dialog-cancel', address: (language) => `/${language}/orders/${order}`, act: click(cancel) },
  { name: 'dialog-duplicate', address: (language) => `/${language}/events/${event}/tickets`, act: openForm(duplicate) },
]
