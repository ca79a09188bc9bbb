/** Capital letters and digits with hyphens, such as the number of an order. Longer ones may need the break on a phone. */
const number = /(\b[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}\b)/

/**
 * Splits a text at the numbers of orders, tickets and invoices in it, to keep each on one line. A hyphen that does not break
 * would look the same, but copied numbers would find nothing.
 * @returns every second part is a number
 */
export const splitAtNumbers = (text: string): string[] => text.split(number)
