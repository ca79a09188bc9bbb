import { useEffect, useRef, useState } from 'react'

/** Why there is no picture. */
export type CameraFailure = 'insecure' | 'denied' | 'none' | 'failed' | 'unloaded'

export interface Camera {
  state: 'off' | 'starting' | 'on' | CameraFailure
  start(): void
  stop(): void
  /** Turns to the other camera of the phone. */
  turn(): void
  /** Shows the picture in a video element. */
  video: (element: HTMLVideoElement | null) => void
}

/** The time between two pictures that are scanned. */
const scanIntervalMs = 120
/** The width of the scanned pictures: a code on a phone is large enough. */
const scannedWidthPixels = 800

/** The camera of the device. @param onPicture called with the text of the code in each picture; undefined: there is none */
export function useCamera(onPicture: (code: string | undefined) => void): Camera {
  // an object of its own for each start, so that the camera starts again after a failure
  const [wanted, setWanted] = useState<{ facing: 'environment' | 'user' }>()
  const [state, setState] = useState<Camera['state']>('off')
  const element = useRef<HTMLVideoElement | null>(null)
  const report = useRef(onPicture)
  useEffect(() => {
    report.current = onPicture
  })
  useEffect(() => {
    if (!wanted) return
    const ending = new AbortController()
    run(element, wanted.facing, ending.signal, setState, (code) => report.current(code)).catch((error: unknown) => {
      if (ending.signal.aborted) return
      setState(failureOf(error))
      // ends the camera
      ending.abort()
    })
    return () => {
      ending.abort()
      setState('off')
    }
  }, [wanted])
  return {
    state,
    start: () => setWanted((now) => ({ facing: now?.facing ?? 'environment' })),
    stop: () => setWanted(undefined),
    turn: () => setWanted((now) => ({ facing: now?.facing === 'user' ? 'environment' : 'user' })),
    video: (video) => {
      element.current = video
    },
  }
}

class ReaderMissing extends Error {}

async function run(
  element: { current: HTMLVideoElement | null },
  facingMode: string,
  signal: AbortSignal,
  setState: (state: 'starting' | 'on') => void,
  onPicture: (code: string | undefined) => void,
): Promise<void> {
  setState('starting')
  const [stream, readQrCode] = await Promise.all([openCamera(facingMode, signal), loadedReader()])
  const video = element.current
  if (signal.aborted || !video) return
  video.srcObject = stream
  await video.play()
  setState('on')
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const [track] = stream.getVideoTracks()
  while (!signal.aborted && context) {
    if (track?.readyState === 'ended') throw new Error('The system has taken the camera away')
    const { videoWidth, videoHeight } = video
    if (videoWidth > 0) {
      canvas.width = Math.min(scannedWidthPixels, videoWidth)
      canvas.height = Math.round((canvas.width * videoHeight) / videoWidth)
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const code = await readQrCode(context.getImageData(0, 0, canvas.width, canvas.height))
      if (!signal.aborted) onPicture(code || undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, scanIntervalMs))
  }
}

async function openCamera(facingMode: string, signal: AbortSignal): Promise<MediaStream> {
  const video = { facingMode, width: { ideal: 1280 }, height: { ideal: 960 } }
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  return stream
}

async function loadedReader() {
  try {
    const reader = await import('./read-codes.ts')
    await reader.loadReader()
    return reader.readQrCode
  } catch (error) {
    throw new ReaderMissing('The reader for codes was not loaded', { cause: error })
  }
}

function failureOf(error: unknown): CameraFailure {
  if (!window.isSecureContext) return 'insecure'
  if (error instanceof ReaderMissing) return 'unloaded'
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotFoundError' || name === 'TypeError' ? 'none' : 'failed'
}
