import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createPdfThreads } from './threads.ts'

const file = fileURLToPath(new URL('../../test/echo-thread.mjs', import.meta.url))
const drawing = (name: string) => ({ name, draw: async () => new Uint8Array() })

it('draws documents in a thread while the event loop goes on, and throws its errors', async () => {
  const { draw, close } = createPdfThreads(file)
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  const drawn = await draw(drawing('tickets'), { busyMs: 100, title: 'Gala' })
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
  expect(JSON.parse(drawn.toString())).toEqual({ name: 'tickets', input: { busyMs: 100, title: 'Gala' } })
  await expect(draw(drawing('broken'), {})).rejects.toThrow('The drawing is broken')
  await close()
})

it('refuses documents while too many wait', async () => {
  const { draw, close } = createPdfThreads(file)
  const outcomes = Array.from({ length: 420 }, () =>
    draw(drawing('tickets'), {}).then(
      () => 'drawn',
      ({ code }: { code?: string }) => code,
    ),
  )
  const counts = (await Promise.all(outcomes)).filter((each) => each === 'unavailable').length
  expect(counts).toBeGreaterThan(0)
  expect(counts).toBeLessThan(21)
  await close()
})
