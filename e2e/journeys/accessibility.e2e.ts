import { languages } from '@foyer/contract/languages'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { test } from '../fixtures/readers.ts'
import { addressOf, views } from '../pages.ts'

// one test for all languages: a page opens in a fifth of the time when the browser has loaded the app before
for (const view of views)
  test(`axe finds nothing on /${view.page}${view.query ?? ''} as ${view.as}, in each language, theme and width`, async ({
    page,
    become,
  }) => {
    const ids = await become(view.as)
    for (const language of languages) {
      await page.goto(addressOf(view, language, ids))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, language)
    }
  })
