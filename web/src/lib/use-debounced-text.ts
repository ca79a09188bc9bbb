import { useEffect, useState } from 'react'
import { cutText } from './search-params.ts'

const delayMs = 250

/**
 * The text of a search box: on screen at once, reported after a pause in typing.
 * @param value the text in the URL; a change from elsewhere (Back, a link) replaces the input
 * @param onPause receives the trimmed text
 */
export function useDebouncedText(value: string, onPause: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // The reported text may return late, after more typing, and cut to what the URL holds.
    if (value !== cutText(sent)) {
      setTyped(value)
      setSent(value)
    }
  }
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return
    const timer = setTimeout(() => {
      setSent(text)
      onPause(text)
    }, delayMs)
    return () => clearTimeout(timer)
    // Only typing starts the timer.
  }, [typed])
  return [typed, setTyped]
}
