import { expect, it } from 'vitest'
import { coverBodyOf, coverSchema, coverValuesOf, focusAt } from './cover-values.ts'

const hash = 'a'.repeat(64)

it('an event without a cover has none in the form and in the request', async () => {
  const body = coverBodyOf(coverValuesOf({}))
  expect(body).toEqual({ cover: null })
  expect((await coverSchema()).safeParse(body).success).toBe(true)
})

it('a cover is sent with its text and its focus, without its size', async () => {
  const cover = { hash, type: 'image/webp', width: 10, height: 5, alt: 'Stage', focusX: 20, focusY: 0 }
  const body = coverBodyOf(coverValuesOf({ cover }))
  expect(body).toEqual({ cover: { hash, alt: 'Stage', focusX: 20, focusY: 0 } })
  expect((await coverSchema()).safeParse(body).success).toBe(true)
})

it.each([
  [150, 60, 25, 10],
  [0, 900, 0, 100],
])('the focus at %i, %i is a point of the picture', (clientX, clientY, focusX, focusY) => {
  expect(focusAt({ clientX, clientY }, { left: 100, top: 50, width: 200, height: 100 })).toEqual({ focusX, focusY })
})
