/** What Foyer writes in mails, in English, the language the others are checked against. */
export const messages = {
  hello: 'Hello {name},',
  openLink: 'If the button does not work, copy this address into your browser:',
  sentBy: 'Sent by Foyer at {address}.',
  resetPassword: {
    subject: 'Choose a new password',
    lead: 'Somebody asked for a new password for your account. Choose one here:',
    action: 'Choose a new password',
    note: 'The link works once, within the next hour. If it was not you who asked, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password of your account was changed just now, and every other session was ended.',
    note: 'If it was not you, choose a new password at once:',
    action: 'Choose a new password',
  },
  confirmEmail: {
    subject: 'Confirm your new e-mail address',
    lead: 'You asked to sign in to Foyer with this address from now on. Confirm that it is yours:',
    action: 'Confirm this address',
    note: 'The link works once, within the next 24 hours. If it was not you who asked, ignore this mail: nothing will change.',
  },
  emailTaken: {
    subject: 'This address already belongs to an account',
    lead: 'Somebody asked to use this address for another account of Foyer. It already belongs to yours, so nothing was changed.',
    note: 'If it was you, sign in with this address instead.',
  },
  emailChange: {
    subject: 'Your e-mail address is about to change',
    lead: 'You asked to sign in to Foyer with {newEmail} from now on. The change is made once the link we sent there is opened.',
    note: 'If it was not you, somebody knows your password. Choose a new one at once, and the change is called off:',
    action: 'Choose a new password',
  },
  supportRequest: {
    subject: 'Support: {subject}',
    lead: '{name} ({email}) asks for help. A reply to this mail goes to them.',
    page: 'Written on {path}, language {language}, theme {theme}, {width, number} pixels wide.',
    number: 'Number of the request: {id}',
  },
} as const

export type MailMessages = typeof messages
