// No schemas here: pages use these without zod.

/** The kinds of questions. */
export const questionKinds = [
  'text',
  'paragraph',
  'number',
  'choice',
  'choices',
  'yes-no',
  'date',
  'time',
  'country',
  'phone',
  'file',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Whether a detail of attendees, such as their names, is asked. */
export const attendeeRules = ['off', 'optional', 'required'] as const

/** The answers to a question of the kind `yes-no`. */
export const yesAndNo = ['yes', 'no'] as const

export const maxQuestions = 50
export const maxChoices = 100
/** The longest answers, in characters. */
export const maxTextAnswer = 300
export const maxParagraphAnswer = 5000
/** The size limit of an answer that is a file, in bytes. */
export const maxAnswerFileBytes = 10 * 1024 * 1024
/** The longest name of such a file. */
export const maxAnswerFileName = 200

/** Whether a question offers choices that the team names. */
export const hasChoices = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'choices'

/**
 * An answer of a filter: the id of a question, and that of a choice, `yes`, `no`, the code of a country, `anyAnswer` or
 * `noAnswer`. No choice can have an id like these two.
 */
export const answerPattern = /^[a-z0-9-]{1,40}:[\w-]{1,40}$/
export const anyAnswer = '_any'
export const noAnswer = '_none'
