/** The feedback form. */
export const feedback = {
  title: 'Share feedback',
  lead: 'Tell us what works, what’s missing and what could be better. Your feedback goes to the people who run this installation of Foyer.',
  leadDemo: 'This is the demo: you can try the form, but nothing you send is stored or read.',
  kind: 'What’s it about?',
  kinds: { idea: 'An idea', problem: 'A problem', praise: 'Praise', question: 'A question' },
  kindNotes: {
    idea: 'Something Foyer could do.',
    problem: 'Something that gets in your way.',
    praise: 'Something you like.',
    question: 'Something that isn’t clear. Feedback isn’t answered; if you need a reply, contact <link>support</link>.',
  },
  message: 'Your feedback',
  required: 'Enter your feedback.',
  send: 'Send feedback',
  sent: {
    title: 'Thank you',
    body: 'Your feedback has been saved. It will be read by the people who run this installation of Foyer, but you won’t get a reply.',
    demo: 'This is the demo, so your feedback wasn’t stored and won’t be read.',
    again: 'Send more feedback',
    home: 'Go to Home',
  },
} as const
