import { languages } from '@foyer/contract/languages'
import { languageNames } from '@foyer/words/language-names'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { test } from '../fixtures/readers.ts'
import { addressOf, views } from '../pages.ts'

// one test for all languages, which are switched on the page: to load the app and axe again takes longer than the check
for (const view of views)
  test(`axe finds nothing on /${view.page}${view.query ?? ''} as ${view.as}, in each language, theme and width`, async ({
    page,
    become,
  }) => {
    const ids = await become(view.as)
    await page.goto(addressOf(view, languages[0], ids))
    for (const language of languages) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('link', { name: languageNames[language], exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, language)
    }
  })
