import AxeBuilder from '@axe-core/playwright'
import { languages } from '@foyer/contract/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures/readers.ts'
import { addressOf, views } from '../pages.ts'

const widths = [320, 390, 1440]
const themes = ['light', 'dark'] as const
// WCAG 2.2 AA and what it builds on, and axe's own best practices
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const view of views)
  for (const language of languages)
    test(`axe finds nothing on ${language} /${view.page}${view.query ?? ''}, in any theme and width`, async ({
      page,
      become,
    }) => {
      await page.goto(addressOf(view, language, await become(view.as)))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const colorScheme of themes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.setViewportSize({ width, height: 900 })
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
            `${colorScheme}, ${width} px`,
          ).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `scrolls sideways, ${colorScheme}, ${width} px`).toBeLessThanOrEqual(0)
        }
    })
