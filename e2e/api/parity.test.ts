import { handlers } from '@foyer/mock/handlers/all'
import { describe, expect, it } from 'vitest'
import { alike } from './alike.ts'
import { cases } from './cases/all.ts'
import { startApiTestBed } from './test-bed.ts'
import type { Side } from './two-sides.ts'
import { mockSide, serverSide } from './two-sides.ts'

const app = await startApiTestBed()

it('every call of the mock has a case', () => {
  const answered = Object.entries(handlers).flatMap(([resource, table]) =>
    Object.keys(table).map((name) => `${resource}.${name}`),
  )
  expect(Object.keys(cases).sort()).toEqual(answered.sort())
})

describe.each(Object.entries(cases))('%s', (_, itsCases) => {
  it.each(Object.entries(itsCases))('mock and server answer the same: %s', async (_, answersOfCase) => {
    const answersOf = ({ send, sell }: Side) => answersOfCase(send, sell)
    const [mocked, served] = [await answersOf(await mockSide()), await answersOf(await serverSide(app))]
    expect(mocked.map((answer) => answer.status)).not.toContain(500)
    expect(alike(mocked)).toEqual(alike(served))
  })
})
