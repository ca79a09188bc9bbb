import { Imprint } from '@foyer/contract/teams'
import { expect, it } from 'vitest'
import { imprintBody, imprintFields, imprintValues } from './imprint.ts'

it('has a field for every entry of the contract', () => {
  expect([...imprintFields].sort()).toEqual(Object.keys(Imprint.shape).sort())
  expect(Object.keys(imprintValues({}).imprint)).toEqual(imprintFields)
})

it('is sent as it was filled in, without what is empty', () => {
  const imprint = { name: 'Kulturhaus', address: 'Uferstraße 12', email: 'a@example.com', vatId: 'DE123456789' }
  expect(imprintBody(imprintValues({ imprint }))).toEqual({ imprint })
})

it('what must be there is sent even when it is empty, so that its absence is told', () => {
  expect(imprintBody(imprintValues({}))).toEqual({ imprint: { name: '', address: '', email: '' } })
})
