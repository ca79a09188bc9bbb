/** The feedback form. */
export const feedback = {
  title: 'Share feedback',
  lead: 'What should be better, what is good, what is missing. It is stored in this Foyer, for the people who run it.',
  leadDemo: 'This is the demo: you can try the form, but nobody reads what is sent.',
  kind: 'What is it about?',
  kinds: { idea: 'An idea', problem: 'A problem', praise: 'Praise', question: 'A question' },
  kindNotes: {
    idea: 'Something Foyer could do.',
    problem: 'Something that gets in your way.',
    praise: 'Something that should stay as it is.',
    question: 'Something that is not clear. No answer is sent; if you need one, ask <link>support</link>.',
  },
  message: 'Your feedback',
  required: 'Write something first.',
  send: 'Send feedback',
  sent: {
    title: 'Thank you',
    body: 'Your feedback has been stored. Nobody answers it one by one, but it is read by the people who run this Foyer.',
    demo: 'This is the demo: it was not stored, and nobody reads it.',
    again: 'Write more',
    home: 'Go to Home',
  },
} as const
