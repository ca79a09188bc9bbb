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
  order: {
    confirmed: 'Your tickets: {event}',
    paymentInstructions: 'Please pay for your order {number}: {event}',
    paymentReminder: 'Reminder: your order {number} waits for its payment',
    expired: 'Your order {number} has expired: {event}',
    cancelled: 'Your order {number} was cancelled: {event}',
    refunded: 'Your money is on its way back: order {number}',
    paymentTooLate: 'Your payment came too late: order {number}',
    confirmedLead:
      'your order {number} is complete. Your tickets are attached; you also find them on your order’s page:',
    paymentLead:
      'thank you for your order {number}. Your seats are held until your transfer of {total} has come, at the latest until {due}.',
    reminderLead:
      'your transfer of {total} for order {number} has not come yet. Your seats are held until {due}. If you have paid in the last days, nothing is left to do.',
    expiredLead:
      'the payment for your order {number} did not come in time, so your seats were given back. You can order again as long as there are tickets.',
    cancelledLead: 'your order {number} was cancelled. Its tickets are no longer valid.',
    refundedLead: 'your order {number} was cancelled, and {total} goes back to you. Its tickets are no longer valid.',
    paymentTooLateLead:
      'your payment of {total} for order {number} came after its time was over, and the seats are taken. All of it goes back to you.',
    bank: 'Account holder: {holder}',
    iban: 'IBAN: {iban}',
    bic: 'BIC: {bic}',
    reference: 'Reference: {number}',
    event: '{event}, {date}',
    open: 'Open your order',
    organiser: 'Organised by {organiser}.',
  },
} as const

export type MailMessages = typeof messages
