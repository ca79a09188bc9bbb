import { expect, it } from 'vitest'
import { newId } from './id.ts'

it('ids have their prefix, sort by time and do not repeat', () => {
  const ids = Array.from({ length: 1000 }, () => newId('evt'))
  expect(ids.every((id) => /^evt_[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1000)
  expect(newId('evt').slice(4, 12) >= (ids[0] ?? '').slice(4, 12)).toBe(true)
})
