import { expect, it } from 'vitest'
import { currencyOfRegion } from './currency-of-region.ts'

it.each([
  ['Europe/Zurich', 'de', 'CHF'],
  ['Europe/London', 'en-GB', 'GBP'],
  ['Europe/Berlin', 'en-US', 'EUR'],
  ['Europe/Vienna', 'de-CH', 'EUR'],
  ['Australia/Perth', 'en', 'AUD'],
  ['America/Indiana/Knox', 'en-US', 'USD'],
  ['UTC', 'de-CH', 'CHF'],
  ['UTC', 'de', 'EUR'],
  ['Asia/Kolkata', 'en-IN', 'EUR'],
  ['UTC', 'not a locale', 'EUR'],
])('in %s with %s it is %s', (timeZone, locale, currency) => {
  expect(currencyOfRegion(timeZone, locale)).toBe(currency)
})
