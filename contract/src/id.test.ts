import { expect, it } from 'vitest'
import { Id } from './id.ts'

it.each(['evt_01m7zvy', 'tkt_6'])('takes %s', (id) => {
  expect(Id.parse(id)).toBe(id)
})

it.each(['', 'evt_\0', 'evt_\ud800', 'evt-1', '../evt', 'x'.repeat(101)])('refuses %j', (id) => {
  expect(Id.safeParse(id).success).toBe(false)
})
