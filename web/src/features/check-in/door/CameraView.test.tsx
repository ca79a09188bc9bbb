import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { define, openReady, shown } from '../test/open-door.tsx'
import { film, usePhone } from '../test/phone.ts'

vi.mock('./read-codes.ts', async () => (await import('../test/phone.ts')).reader)

usePhone()

it('scans a code once as long as it is held out, and its copy behind it once more', async () => {
  const track = { readyState: 'live', stop: vi.fn() }
  define(navigator, 'mediaDevices', {
    getUserMedia: async () => ({ getTracks: () => [track], getVideoTracks: () => [track] }),
  })
  const drawing = { drawImage: () => undefined, getImageData: () => undefined }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => drawing
    },
  )
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'srcObject', 'set').mockReturnValue()
  define(HTMLVideoElement.prototype, 'videoWidth', 640)
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth')
  })
  const { user, door, unmount } = await openReady()
  const pictures = async (count: number) => {
    const seen = film.pictures
    await vi.waitUntil(() => film.pictures >= seen + count, { timeout: 5000, interval: 10 })
  }
  await user.click(screen.getByRole('button', { name: 'Start camera' }))
  film.code = 'AAAA-2222'
  await shown('Come in')
  door.verdicts = { tic_a: 'already-in' }
  film.code = undefined
  await pictures(3)
  film.code = 'AAAA-2222'
  await pictures(3)
  expect(door.scans).toHaveLength(1)
  film.code = undefined
  await pictures(10)
  film.code = 'AAAA-2222'
  await shown('Already in')
  expect(door.scans).toHaveLength(2)
  unmount()
  expect(track.stop).toHaveBeenCalled()
})

it('says that it needs HTTPS, and the page works without it', async () => {
  define(window, 'isSecureContext', false)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { user, scan } = await openReady()
  expect(screen.getByText(/Without HTTPS, this page can’t work offline/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start camera' }))
  await screen.findByText(/The camera needs HTTPS/)
  ;(document.activeElement as HTMLElement).blur()
  await scan('AAAA-2222')
  await shown('Come in')
})

it.each([
  ['NotAllowedError', /isn’t allowed to use the camera/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /couldn’t be started/],
])('says why it does not start after a %s, and tries again', async (name, said) => {
  const getUserMedia = vi.fn(async () => {
    throw Object.assign(new Error('refused'), { name })
  })
  define(navigator, 'mediaDevices', { getUserMedia })
  const { user } = await openReady()
  await user.click(screen.getByRole('button', { name: 'Start camera' }))
  await screen.findByText(said)
  await user.click(screen.getByRole('button', { name: 'Start camera' }))
  await screen.findByText(said)
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})
