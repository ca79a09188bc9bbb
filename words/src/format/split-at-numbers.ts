/** Capital letters and digits with hyphens: `QHCN-2KXV`, `RE-2026-00012`. Longer ones may need the break on a phone. */
const number = /(\b[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}\b)/

/**
 * Splits a text so that a page can keep each number of an order or an invoice on one line. A hyphen that does not break
 * would look the same, but copied numbers would find nothing.
 * @returns the parts; every second one is a number
 */
export const splitAtNumbers = (text: string): string[] => text.split(number)
