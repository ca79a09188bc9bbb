import { Imprint } from '@foyer/contract/teams'
import { expect, it } from 'vitest'
import { imprintBody, imprintFields, imprintValues } from './imprint.ts'

it("has a field for every part of the contract's imprint", () => {
  expect([...imprintFields].sort()).toEqual(Object.keys(Imprint.shape).sort())
  expect(Object.keys(imprintValues({}).imprint)).toEqual(imprintFields)
})

it('sends the filled fields only', () => {
  const imprint = { name: 'Kulturhaus', address: 'Uferstraße 12', email: 'a@example.com', vatId: 'DE123456789' }
  expect(imprintBody(imprintValues({ imprint }))).toEqual({ imprint })
})

it('sends required fields even when empty, so that the server reports them', () => {
  expect(imprintBody(imprintValues({}))).toEqual({ imprint: { name: '', address: '', email: '' } })
})
