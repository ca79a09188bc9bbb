import { defaultInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Team } from '@foyer/contract/teams'
import { expect, it } from 'vitest'
import { settingsValues } from './settings-values.ts'

// `as`: what the form reads of a team
const team = (language: Team['language']) => ({ language, timeZone: 'Europe/Paris' }) as Team

it.each([
  ['de', 'RE-{year}-'],
  ['en', 'INV-{year}-'],
  ['fr', 'FA-{year}-'],
] as const)('a team that has saved no settings gets the usual prefix of its language: %s', (language, prefix) => {
  expect(settingsValues(defaultInvoiceSettings, team(language)).prefix).toBe(prefix)
  const stored = { ...defaultInvoiceSettings, prefix: 'R-', version: 1 }
  expect(settingsValues(stored, team(language)).prefix).toBe('R-')
})

it.each([
  [true, '0'],
  [false, '19'],
])('suggests the rate of the sales of a small business for its revenue account: %s', (smallBusiness, taxRate) => {
  const { datev } = settingsValues({ ...defaultInvoiceSettings, smallBusiness }, team('de'))
  expect(datev.revenueAccounts).toEqual([{ taxRate, account: '' }])
})
