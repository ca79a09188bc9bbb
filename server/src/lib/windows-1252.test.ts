import { expect, it } from 'vitest'
import { encodeWindows1252, isWindows1252 } from './windows-1252.ts'

it('encodes the characters of Windows-1252, and marks the others', () => {
  const text = 'Bé – „5 €“ ž Ÿ\r\n'
  const bytes = [0x42, 0xe9, 0x20, 0x96, 0x20, 0x84, 0x35, 0x20, 0x80, 0x93, 0x20, 0x9e, 0x20, 0x9f, 0x0d, 0x0a]
  expect([...encodeWindows1252(text)]).toEqual(bytes)
  expect(isWindows1252(text)).toBe(true)
  expect(isWindows1252('شركة')).toBe(false)
  expect([...encodeWindows1252('ش 😀')]).toEqual([0x3f, 0x20, 0x3f])
})
