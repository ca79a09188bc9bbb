// No schema here: web pages use this before they need zod.

/** The most characters a request for help and a piece of feedback may have. */
export const supportLength = 5000
export const feedbackLength = 5000

/** What feedback is about. */
export const feedbackKinds = ['idea', 'problem', 'praise', 'question'] as const
