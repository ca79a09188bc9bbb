import { expect, test } from 'vitest'
import { appIconSvg, faviconSvg, logoSvg } from './logo.ts'

test('logo.svg is the logo', async () => {
  await expect(logoSvg).toMatchFileSnapshot('./logo.svg')
})

test('favicon.svg is the mark', async () => {
  await expect(faviconSvg).toMatchFileSnapshot('./favicon.svg')
})

test('app-icon.svg is the mark on a square', async () => {
  await expect(appIconSvg).toMatchFileSnapshot('./app-icon.svg')
})
