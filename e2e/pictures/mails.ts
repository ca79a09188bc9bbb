import { mkdirSync, writeFileSync } from 'node:fs'
import { languages } from '@foyer/contract/languages'
import { drawMail } from '@foyer/server/test/draw-mail'
import type { Browser } from '@playwright/test'
import { mailSamples } from './mail-samples.ts'

/** A phone, and the pane of a mail program, in which the card of a mail has its full width. */
const widths = [390, 600]
const themes = ['light', 'dark'] as const

/** Takes every mail in every language, theme and width, and writes the texts of all mails of a language into one file. */
export async function takeMails(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  const samples = Object.entries(mailSamples).flatMap(([kind, all]) => all.map((each) => ({ kind, ...each })))
  for (const language of languages) {
    const texts: string[] = []
    for (const { kind, name, data } of samples) {
      // `as`: `entries` loses which data belong to which kind
      const mail = drawMail(kind as 'orderConfirmed', data as never, language)
      texts.push(`=== ${name}\nSubject: ${mail.subject}\n\n${mail.text}\n`)
      await page.setContent(mail.html)
      for (const theme of themes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme: theme })
          await page.setViewportSize({ width, height: 600 })
          await page.screenshot({
            path: `${folder}/mails.${[name, language, theme, width].join('.')}.png`,
            fullPage: true,
          })
        }
    }
    writeFileSync(`${folder}/mails.${language}.txt`, texts.join('\n'))
    console.log(`mails in ${language}: ${samples.length}`)
  }
  await page.close()
}
