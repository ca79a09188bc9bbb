/** How a result sounds and feels. */
export type Signal = 'good' | 'warning' | 'bad'

/** Tones as frequency in hertz and length in seconds, and the vibration in milliseconds. */
const signals = {
  good: {
    tones: [
      [880, 0.09],
      [1320, 0.14],
    ],
    vibration: [80],
  },
  warning: {
    tones: [
      [440, 0.18],
      [440, 0.18],
    ],
    vibration: [120, 80, 120],
  },
  bad: { tones: [[220, 0.4]], vibration: [400] },
} as const satisfies Record<Signal, { tones: readonly (readonly [number, number])[]; vibration: readonly number[] }>

let audio: AudioContext | undefined

/** Lets the page make sounds. Browsers allow it only while they handle a touch or a key. */
export function allowSound(): void {
  audio ??= new AudioContext()
  if (audio.state !== 'running') void audio.resume()
}

export function play(signal: Signal): void {
  if (audio?.state !== 'running') return
  let start = audio.currentTime
  for (const [frequency, seconds] of signals[signal].tones) {
    const oscillator = audio.createOscillator()
    const volume = audio.createGain()
    oscillator.frequency.value = frequency
    volume.gain.setValueAtTime(0.25, start)
    // a tone that stops at once clicks
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + seconds)
    start += seconds
  }
}

export function vibrate(signal: Signal): void {
  // Safari on phones has no vibration
  navigator.vibrate?.([...signals[signal].vibration])
}
