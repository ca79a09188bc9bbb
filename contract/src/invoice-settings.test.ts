import { expect, it } from 'vitest'
import { defaultInvoiceSettings, NewInvoiceSettings } from './invoice-settings.ts'

const party = { name: 'Les Sources', street: '12 rue des Lilas', postcode: '69003', city: 'Lyon', taxNumber: '1' }

it('takes a SIREN in groups of three digits, and the number of another register as it is', () => {
  const stored = (country: string, registrationId: string) =>
    NewInvoiceSettings.parse({ ...defaultInvoiceSettings, seller: { ...party, country, registrationId } }).seller
      ?.registrationId
  expect(stored('FR', '123 456\u00a0782')).toBe('123456782')
  expect(stored('DE', 'HRB 1234')).toBe('HRB 1234')
})
