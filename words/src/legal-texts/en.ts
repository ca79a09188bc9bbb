/** The texts that a seller gives its buyers, on public pages, in mails and PDFs, in English. */
export const legalTexts = {
  kinds: {
    terms: 'Terms and conditions',
    refunds: 'Refund policy',
    'house-rules': 'House rules',
    age: 'Age limit',
    accessibility: 'Accessibility statement',
  },
  version: 'Version {version, number} of {day}',
}

/** The same on public pages, and what they say around them. */
export const legal = {
  ...legalTexts,
  /** Followed by the names of the texts. */
  apply: 'These also apply to your order:',
  /** Followed by the name of the text. */
  accept: 'I accept:',
  age: 'I’m at least {age, number} years old.',
  lead: 'Provided by {organiser}',
  former: 'This version no longer applies. It’s kept because orders refer to it.',
  toEvent: 'Go to event',
  unread: 'Tick the box: {kind}.',
  unconfirmed: 'Confirm that you’re at least {age, number} years old.',
  changed: '“{kind}” has changed since you opened this page. Please read the new version.',
}

/** On the page of an order in the app, which loads them with its section: without ICU, whose messages are compiled. */
export const agreedTexts = {
  title: 'Accepted texts',
  lead: 'The versions the buyer accepted with the order.',
  version: 'Version',
  newTab: 'opens in a new tab',
}

export type LegalTextWords = typeof legalTexts
