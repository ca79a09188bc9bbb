// No schema here: web pages use this before they need zod.

/** What a link in a mail carries to prove that somebody reads that mailbox. */
export const linkToken = /^[\w-]{1,100}$/

/** Whether a text can be such a token; a link that a mail program has cut in two carries none. */
export const isLinkToken = (text: string | undefined): text is string => text !== undefined && linkToken.test(text)
