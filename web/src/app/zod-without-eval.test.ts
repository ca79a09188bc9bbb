import './zod-without-eval.ts'
import { expect, it } from 'vitest'
import { config } from 'zod/v4/core'

it('zod reads the setting from the global', () => {
  expect(config().jitless).toBe(true)
})
