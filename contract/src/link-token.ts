// No schema here: web pages use this without zod.

/** The format of the token of an emailed link. It proves that the person who opens the link reads that mailbox. */
export const linkToken = /^[\w-]{1,100}$/

/** Whether a text has the format of a link token. Mail programs can break a link, which then arrives without one. */
export const isLinkToken = (text: string | undefined): text is string => text !== undefined && linkToken.test(text)
