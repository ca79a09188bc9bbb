import './zod-without-eval.ts'
import { expect, it } from 'vitest'
import { config } from 'zod/v4/core'

it('zod reads the setting where it is put', () => {
  expect(config().jitless).toBe(true)
})
