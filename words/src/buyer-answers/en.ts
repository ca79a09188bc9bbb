/** Texts of a buyer's answers to the team's questions, in English. */
export const answers = {
  title: 'Questions from the organiser',
  own: 'Your answers',
  lead: 'You can change your answers for a limited time. The organiser always sees the latest ones.',
  give: 'Answer the questions',
  change: 'Change your answers',
  missing:
    '{count, plural, one {{organiser} still needs an answer from you.} other {{organiser} still needs # answers from you.}}',
  save: 'Save answers',
  refused: 'Answers can no longer be changed here. Please contact {organiser}.',
  ticket: 'Ticket {number, number}, {type}',
  when: 'Only if your answer to “{label}” is: {choices}',
  choose: 'Please choose',
  none: 'No answer',
  yes: 'Yes',
  no: 'No',
  mailHint: 'With an email address, an attendee gets the ticket by email too.',
  ofTicket: 'Ticket {number, number}: {text}',
  errors: {
    required: '“{label}” needs an answer.',
    tooLong: 'Use {limit, number} characters or fewer for “{label}”.',
    characters: 'Use a single line without invisible characters for “{label}”.',
    number: 'Enter a number for “{label}”, such as 12 or 1.5.',
    tooSmall: 'Enter at least {limit, number} for “{label}”.',
    tooBig: 'Enter at most {limit, number} for “{label}”.',
    date: 'Enter a valid date for “{label}”.',
    time: 'Enter a valid time for “{label}”, such as 18:30.',
    phone: 'Enter a phone number for “{label}”, such as +44 20 7946 0018.',
    choice: 'The choices for “{label}” have changed. Please choose again.',
    attendeeName: 'Ticket {number, number}: enter the attendee’s name.',
    attendeeEmail: 'Ticket {number, number}: enter the attendee’s email address.',
  },
} as const

export type BuyerAnswers = typeof answers
