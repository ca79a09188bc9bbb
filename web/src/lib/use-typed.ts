import { useEffect, useState } from 'react'

const pauseMs = 250

/**
 * What is typed into a search box: on screen at once, handed on when the typing pauses.
 * @param known what the address says; another value from elsewhere (Back, a link) takes the place of what was typed
 * @param onPause is given what was typed, without spaces at the ends
 */
export function useTyped(known: string, onPause: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(known)
  const [seen, setSeen] = useState(known)
  const [sent, setSent] = useState(known)
  if (known !== seen) {
    setSeen(known)
    // what was handed on may come back late, when more has been typed
    if (known !== sent) {
      setTyped(known)
      setSent(known)
    }
  }
  useEffect(() => {
    const words = typed.trim()
    if (words === sent) return
    const timer = setTimeout(() => {
      setSent(words)
      onPause(words)
    }, pauseMs)
    return () => clearTimeout(timer)
    // only typing starts the clock
  }, [typed])
  return [typed, setTyped]
}
