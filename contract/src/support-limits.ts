// No schema here: web pages use this without zod.

/** In characters. */
export const maxSupportLength = 5000
/** In characters. */
export const maxFeedbackLength = 5000

/** The kinds of feedback. */
export const feedbackKinds = ['idea', 'problem', 'praise', 'question'] as const
