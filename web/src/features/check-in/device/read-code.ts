import { maxCodeLength } from '@foyer/contract/check-in-rules'

/** The possible meanings of a text that was read or typed. */
export interface ReadCode {
  /** The ticket number that it is, in the form in which tickets have it. */
  number?: string
  /** The codes that it may be. */
  codes: string[]
  /** The text to send when no ticket was found. */
  sent: string
}

const ticketNumber = /^([2-9A-Z]{4})-?([2-9A-Z]{4})$/
const ticketCode = /^[0-9A-Z]{26}\.[0-9A-Z]{26}$/

/**
 * Reads a text from the camera, a scanner or the keyboard. Scanners act as keyboards: on a German one that expects an
 * English one, Y and Z are swapped.
 */
export function readCode(text: string): ReadCode {
  const clean = text.trim().toUpperCase().slice(0, maxCodeLength)
  const [, first, second] = ticketNumber.exec(clean) ?? []
  // `|| '-'`: a scan needs a text
  const sent = clean || '-'
  if (first !== undefined) return { number: `${first}-${second}`, codes: [], sent }
  if (!ticketCode.test(clean)) return { codes: [], sent }
  const swapped = clean.replace(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
  return { codes: swapped === clean ? [clean] : [clean, swapped], sent }
}
