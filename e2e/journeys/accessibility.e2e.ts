import { languages } from '@foyer/contract/languages'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible, firstWidthOf } from '../fixtures/axe.ts'
import { test } from '../fixtures/readers.ts'
import type { View } from '../pages.ts'
import { addressOf, views } from '../pages.ts'

// Within a test the app and axe are loaded once: to load them for each page takes longer than to check it.
const viewsPerTest = 6
const nameOf = ({ page, query = '' }: View) => `/${page}${query}`

for (const reader of new Set(views.map(({ as }) => as))) {
  const theirs = views.filter(({ as }) => as === reader)
  for (let start = 0; start < theirs.length; start += viewsPerTest) {
    const part = theirs.slice(start, start + viewsPerTest)
    test(`[S2.1] axe finds nothing as ${reader}, in each language, theme and width, on ${part.map(nameOf).join(' ')}`, async ({
      page,
      become,
    }) => {
      if (process.env['ACCESSIBILITY'] === 'full') test.setTimeout(300_000)
      const ids = await become(reader)
      await page.goto(`/${languages[0]}/privacy-policy`)
      for (const language of languages)
        for (const view of part) {
          await page.setViewportSize({ width: firstWidthOf(language), height: 900 })
          await navigate(page, addressOf(view, language, ids))
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page).toHaveTitle(/ – Foyer$/)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expectAccessible(page, language)
        }
    })
  }
}

interface Router {
  subscribe(event: 'onRendered', listener: () => void): () => void
  navigate(to: { href: string }): Promise<void>
}

/** Opens another page as a link of the app does, without loading the app again. */
const navigate = (page: Page, href: string) =>
  page.evaluate(async (address) => {
    // TanStack Router leaves itself here for its developer tools
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: Router }
    await new Promise<void>((resolve) => {
      const end = router.subscribe('onRendered', () => {
        end()
        resolve()
      })
      void router.navigate({ href: address })
    })
  }, href)
