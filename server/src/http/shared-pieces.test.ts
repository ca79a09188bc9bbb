import { expect, it, vi } from 'vitest'
import { createSharedPieces } from './shared-pieces.ts'

it('reads a piece once for forty readers who come together, one after the other, and forgets those not used lately', async () => {
  const pieceOf = createSharedPieces()
  let reading = 0
  const read = vi.fn(async () => {
    expect(++reading).toBe(1)
    await Promise.resolve()
    reading--
    return Buffer.from('piece')
  })
  const readBy = (names: string[]) => Promise.all(names.map((name) => pieceOf(name, read)))
  await readBy(Array.from({ length: 80 }, (_, index) => `file ${index % 2}`))
  expect(read).toHaveBeenCalledTimes(2)
  // 'file 1' stays: it is used again among the 40 others, and 32 are remembered
  await readBy(Array.from({ length: 40 }, (_, index) => (index === 20 ? 'file 1' : `other ${index}`)))
  read.mockClear()
  await readBy(['file 1', 'other 39'])
  expect(read).not.toHaveBeenCalled()
  await readBy(['file 0', 'other 0'])
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads again what was not there, and what failed', async () => {
  const pieceOf = createSharedPieces()
  expect(await pieceOf('file', () => Promise.resolve(undefined))).toBeUndefined()
  await expect(pieceOf('file', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await pieceOf('file', () => Promise.resolve(Buffer.from('there')))).toEqual(Buffer.from('there'))
})
