import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The longest pause between two keys of one code, in milliseconds. A wired scanner needs 10, one by radio may stall for
 * a few hundred; a key pressed by accident before must not become part of the code.
 */
const maxPauseMs = 500
/** The shortest text that counts as scanned: a ticket number without its hyphen. */
const minLength = 8

/**
 * Listens to a scanner that acts as a keyboard, wherever the focus is. In a text field its keys go there, and Enter
 * submits the field.
 */
export function useKeyScanner(onCode: (text: string) => void): void {
  const report = useRef(onCode)
  useEffect(() => {
    report.current = onCode
  })
  // listens from the moment that the page is on screen: a later effect would miss the first keys of a code
  useLayoutEffect(() => {
    let typed = ''
    let last = 0
    const listen = (event: KeyboardEvent) => {
      // not of a checkbox or a radio button, which keeps the focus after it was chosen
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
      if (event.timeStamp - last > maxPauseMs) typed = ''
      last = event.timeStamp
      // a space in a code would press the button that has the focus
      if (event.key === ' ' && typed !== '') event.preventDefault()
      if (event.key.length === 1) typed += event.key
      if (event.key !== 'Enter' || typed.length < minLength) return
      // or Enter would press the button that has the focus
      event.preventDefault()
      event.stopPropagation()
      report.current(typed)
      typed = ''
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
