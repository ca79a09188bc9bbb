import { changelog } from '@foyer/words/changelog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { visitor } from '../../test/visitor.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

const ask = (query = '') => visitor(house.publicUrl).send(`GET /api/v1/changelog${query}`)

it('tells anybody what changed, in the language asked for, else in English', async () => {
  for (const language of ['en', 'de', 'fr'] as const)
    expect((await ask(`?language=${language}`)).body).toEqual(changelog[language])
  expect((await ask()).body).toEqual(changelog.en)
})

it('refuses a language there is not', async () => {
  expect((await ask('?language=xx')).status).toBe(422)
})
